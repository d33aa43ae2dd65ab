import { readFile } from "node:fs/promises";

/** The commit of the program's source, where it runs in a repository. */
export async function readCommit(folder = new URL("../../../../.git/", import.meta.url)): Promise<string | null> {
  try {
    const head = (await readFile(new URL("HEAD", folder), "utf8")).trim();
    const ref = /^ref: ([\w./-]+)$/.exec(head)?.[1];
    const commit = ref ? await readRef(folder, ref) : head;
    return /^[\da-f]{40}$/.test(commit) ? commit : null;
  } catch {
    return null;
  }
}

async function readRef(folder: URL, ref: string): Promise<string> {
  const loose = await readFile(new URL(ref, folder), "utf8").catch(() => null);
  if (loose !== null) return loose.trim();
  const packed = await readFile(new URL("packed-refs", folder), "utf8");
  return (
    packed
      .split("\n")
      .find((line) => line.endsWith(` ${ref}`))
      ?.slice(0, 40) ?? ""
  );
}
