import { readdir, readFile } from "node:fs/promises";

const folder = new URL("../", import.meta.url);

/** The product's own sources in this app, by their path below `src`: for tests of rules that hold wherever code stands. */
export async function sources(): Promise<{ path: string; text: string }[]> {
  const all = await readdir(folder, { recursive: true });
  const paths = all.filter((path) => path.endsWith(".ts") && !/\.test\.ts$|(^|\/)testing\//.test(path)).sort();
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(new URL(path, folder), "utf8") })));
}
