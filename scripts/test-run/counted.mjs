import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { root } from "../set-up/root.mjs";

/**
 * Runs a test runner, showing what it prints, and takes the counts from the report that it writes.
 * @param {string} command
 * @param {string[]} args
 * @param {{ report: string, countsOf: (report: any) => import("./step.mjs").Counts, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<import("./step.mjs").Counts>}
 */
export async function counted(command, args, { report, countsOf, env }) {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const status = await new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env });
    child.once("error", () => resolve(null));
    child.once("close", resolve);
  });
  const counts = read(report, countsOf);
  // It may fail without a failed test: a file that does not load, an error outside of every test, no test at all.
  const fellShort = counts.failed === 0 && (status !== 0 || counts.passed === 0);
  return fellShort ? { ...counts, failed: 1 } : counts;
}

/** @param {any} report */
export function vitestCounts({ numPassedTests, numTotalTests }) {
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

/** @param {any} report */
export function playwrightCounts({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected, failed: unexpected + flaky + skipped };
}

/**
 * @param {string} file
 * @param {(report: any) => import("./step.mjs").Counts} countsOf
 */
function read(file, countsOf) {
  try {
    return countsOf(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 1 };
  }
}
