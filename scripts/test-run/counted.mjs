import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { root } from "../set-up/root.mjs";

/**
 * Runs a test runner to its end, and reads the report that it writes.
 * @param {string} command
 * @param {string[]} args
 * @param {{ report: string, env: NodeJS.ProcessEnv, print?: (output: string) => void }} options `print` takes the whole output at
 * the end, where another one prints at the same time; without it, it is shown as it comes
 * @returns {Promise<{ status: number | null, report: any }>} without a report if there is none that can be read
 */
export async function reported(command, args, { report, env, print }) {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const out = print ? "pipe" : "inherit";
  const status = await new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", out, out], env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.once("error", () => resolve(null));
    child.once("close", (code) => {
      print?.(output);
      resolve(code);
    });
  });
  return { status, report: read(report) };
}

/**
 * The counts of a run of Vitest.
 * @param {{ status: number | null, report: any }} run
 * @param {{ mayBeEmpty: boolean }} options
 * @returns {import("./step.mjs").Counts}
 */
export function vitestCounts({ status, report }, { mayBeEmpty }) {
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numTotalTests: all } = report;
  return orFellShort({ passed, failed: all - passed }, { status, mayBeEmpty });
}

/**
 * A run may fail without a failed test: a file that does not load, an error outside of every test, no test at all.
 * @param {import("./step.mjs").Counts} counts
 * @param {{ status: number | null, mayBeEmpty: boolean }} run
 * @returns {import("./step.mjs").Counts}
 */
export function orFellShort(counts, { status, mayBeEmpty }) {
  const fellShort = counts.failed === 0 && (status !== 0 || (counts.passed === 0 && !mayBeEmpty));
  return fellShort ? { ...counts, failed: 1 } : counts;
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
