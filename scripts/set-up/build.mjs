import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compress } from "./compress.mjs";
import { root } from "./root.mjs";
import { run } from "./run.mjs";

const web = join(root, "apps/web");
const stamp = join(web, "build/.sources");
const sources = ["apps/web", "packages", "site.config.ts", "people.config.ts", "package-lock.json"];
const notSources = new Set(["node_modules", "build", ".react-router"]);

/**
 * Builds the web, unless it was built from these very sources.
 * @param {string} node
 * @param {AbortSignal} [signal]
 */
export async function build(node, signal) {
  const wanted = hashOfSources();
  if (wanted === read(stamp)) return;
  console.log("Building the site …");
  rmSync(join(web, "build"), { recursive: true, force: true });
  await run(node, [join(root, "node_modules/@react-router/dev/bin.cjs"), "build", "--logLevel", "error"], {
    cwd: web,
    env: { ...process.env, NODE_ENV: "production" },
    complaint: "The site could not be built: see what the build says above",
    signal,
  });
  compress(join(web, "build/client"));
  writeFileSync(stamp, wanted);
}

function hashOfSources() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => filesIn(source)))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name) && !name.endsWith(".test.ts") && !name.endsWith(".test.tsx"))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${path}/${entry.name}`) : [`${path}/${entry.name}`]));
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
