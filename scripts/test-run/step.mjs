import { spawn } from "node:child_process";
import { root } from "../set-up/root.mjs";

/**
 * @typedef {{ passed: number, failed: number, notes?: string[] }} Counts
 * @typedef {{ name: string, seconds: number, counts: Counts }} Outcome
 */

/**
 * Does one step of `npm test`, says how it went, and never throws: the other steps are to run, too.
 * @param {string} name
 * @param {() => Promise<Counts>} work
 * @returns {Promise<Outcome>}
 */
export async function step(name, work) {
  const start = performance.now();
  const counts = await work().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = (performance.now() - start) / 1000;
  console.log(describe({ name, seconds, counts }));
  return { name, seconds, counts };
}

/** @param {Outcome} outcome */
export function describe({ name, seconds, counts: { passed, failed } }) {
  const counts = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : "";
  return `${failed > 0 ? "✗" : "✓"} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s${counts}`;
}

/**
 * Runs a program that either passes or fails; what it prints is shown when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<Counts>}
 */
export async function check(command, args, options) {
  const { status, output } = await collect(command, args, options);
  if (status === 0) return { passed: 1, failed: 0 };
  console.log(output.trim());
  return { passed: 0, failed: 1 };
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<{ status: number | null, output: string }>}
 */
function collect(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options });
    let output = "";
    const add = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on("data", add);
    child.stderr?.on("data", add);
    child.once("error", (error) => resolve({ status: null, output: error.message }));
    child.once("close", (status) => resolve({ status, output }));
  });
}
