import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root, SetUpError } from "./root.mjs";
import { runNpm } from "./run.mjs";

/**
 * The Node that runs the product: the one that the npm package `node` brings. Where npm was told to run no install scripts the
 * package is empty; then the Node that runs us will do if it is as new, or the script is run after all.
 */
export async function findNode() {
  const brought = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
  if (isNewEnough(brought)) return brought;
  if (isNewEnough(process.execPath)) return process.execPath;
  const complaint =
    'Node 24 could not be brought by the npm package "node": allow its install script, or start with Node 24 (https://nodejs.org)';
  process.chdir(root);
  await runNpm(["rebuild", "node", "--ignore-scripts=false", "--foreground-scripts"], { complaint });
  if (!isNewEnough(brought)) throw new SetUpError(complaint);
  return brought;
}

/** @param {string} node */
function isNewEnough(node) {
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return Number(/^v(\d+)\./.exec(stdout ?? "")?.[1] ?? 0) >= 24;
}
