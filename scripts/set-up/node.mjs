import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, SetUpError } from "./root.mjs";

/**
 * The Node that runs the product: the one that package-lock.json names for this platform, and npm has verified. Where there is none that
 * runs here, as on Alpine with its other C library, the one that runs us will do if it is as new.
 */
export function findNode() {
  const found = [...broughtNodes(), process.execPath].find(isNewEnough);
  if (found) return found;
  const platform = `${process.platform}-${process.arch}`;
  throw new SetUpError(
    `npm brings no Node 24 that runs on ${platform}: install it (https://nodejs.org), and start with that one`,
  );
}

/** The programs of all packages that bring a Node for some platform; npm installs the one of this platform. */
function broughtNodes() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const program = process.platform === "win32" ? "node.exe" : "node";
  return Object.keys(optionalDependencies)
    .filter((name) => /^node(-bin)?-\w+-\w+$/.test(name))
    .map((name) => join(root, "node_modules", name, "bin", program));
}

/** @param {string} node */
function isNewEnough(node) {
  const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return Number(/^v(\d+)\./.exec(stdout ?? "")?.[1] ?? 0) >= 24;
}
