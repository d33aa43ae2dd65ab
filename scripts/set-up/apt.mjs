import { readFileSync } from "node:fs";
import { run } from "./run.mjs";

/** Whether we may install packages of the system: as root on a Debian or one of its children. */
export function hasApt() {
  return process.getuid?.() === 0 && isDebian();
}

/**
 * Installs packages of the system; whether it went well shows in what is there afterwards.
 * @param {string[]} packages
 */
export async function installByApt(packages) {
  const options = { complaint: "apt-get failed", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  await run("apt-get", ["update", "-qq"], options).catch(() => {});
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options).catch(() => {});
}

function isDebian() {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}
