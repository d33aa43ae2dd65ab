import { spawn } from "node:child_process";
import { SetUpError } from "./root.mjs";

/**
 * Runs a program to its end, or to that of `signal`, showing what it prints, and throws `complaint` unless it succeeds.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions & { complaint: string }} options
 */
export function run(command, args, { complaint, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"], ...options });
    child.once("error", (error) => reject(new SetUpError(`${complaint} (${error.message})`)));
    child.once("close", (status) => (status === 0 ? resolve(undefined) : reject(new SetUpError(complaint))));
  });
}

/**
 * Runs npm: the one that called us, or the one on PATH.
 * @param {string[]} args
 * @param {{ complaint: string, signal?: AbortSignal | undefined }} options
 */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith(".js")) return run(process.execPath, [npm, ...args], options);
  return run("npm", args, { ...options, shell: process.platform === "win32" });
}
