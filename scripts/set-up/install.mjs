import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, SetUpError } from "./root.mjs";
import { runNpm } from "./run.mjs";

/**
 * Installs what package-lock.json names, unless it is there already.
 * @param {AbortSignal} [signal]
 */
export async function install(signal) {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    throw new SetUpError(`This needs Node 20 or newer, and here is ${process.version}: https://nodejs.org`);
  }
  if (isInstalled()) return;
  console.log("Installing packages …");
  process.chdir(root);
  // Building and testing need the development packages, whatever NODE_ENV says.
  await runNpm(["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund"], {
    complaint:
      "The packages could not be installed: see what npm says above, and check the connection to the npm registry",
    signal,
  });
}

/** npm writes what it has installed into node_modules when it is done, in the form of the lock file. */
function isInstalled() {
  try {
    const wanted = packagesIn("package-lock.json");
    const there = packagesIn("node_modules/.package-lock.json");
    const names = Object.keys(wanted).filter((name) => name.includes("node_modules/"));
    return names.every((name) => (there[name] ? there[name].version === wanted[name].version : wanted[name].optional));
  } catch {
    return false;
  }
}

/** @param {string} file */
function packagesIn(file) {
  return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
}
