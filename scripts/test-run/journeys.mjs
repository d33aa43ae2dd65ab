import { writeFileSync } from "node:fs";
import { orFellShort } from "./counted.mjs";

/** More than these are not failing by accident. */
const AGAIN_MAX = 20;

/**
 * @typedef {{ status: number | null, report: any }} Run
 * @typedef {{ id: string, title: string, passed: boolean }} Journey
 */

/**
 * Runs the journeys with Playwright. One that fails is run once more, after all others and alone: if it passes then, it counts as passed
 * and is named as flaky. Whatever else is not seen to pass counts as failed: what was skipped, did not run, or broke outside of a journey.
 * @param {(args: string[], files: { report: string, output: string }) => Promise<Run>} run
 * @param {{ words?: string[], failedFile: string, say?: (line: string) => void }} options `failedFile`: where the journeys that are to run
 * again are told
 * @returns {Promise<import("./step.mjs").Counts & { notes: string[] }>}
 */
export async function runJourneys(run, { words = [], failedFile, say = console.log }) {
  const mayBeEmpty = words.length > 0;
  const args = [...words.map(inPath), ...(mayBeEmpty ? ["--pass-with-no-tests"] : [])];
  const first = await run(args, { report: "journeys.json", output: "journeys" });
  const journeys = journeysOf(first);
  const failed = journeys.filter(({ passed }) => !passed);
  const passed = journeys.length - failed.length;
  const broken = errorsOf(first);
  if (failed.length === 0 || failed.length > AGAIN_MAX || broken > 0) {
    const counts = { passed, failed: failed.length + broken };
    return { ...orFellShort(counts, { status: first.status, mayBeEmpty }), notes: [] };
  }
  say(`\nOnce more, alone: ${failed.length} of ${journeys.length} journeys`);
  writeFileSync(failedFile, JSON.stringify({ status: "failed", failedTests: failed.map(({ id }) => id) }));
  const again = await run(["--last-failed", `--last-failed-file=${failedFile}`, "--workers=1"], {
    report: "journeys-again.json",
    output: "journeys-again",
  });
  const passedAgain = new Set(journeysOf(again).flatMap(({ id, passed }) => (passed ? [id] : [])));
  const flaky = failed.filter(({ id }) => passedAgain.has(id));
  const counts = { passed: passed + flaky.length, failed: failed.length - flaky.length + errorsOf(again) };
  return {
    ...orFellShort(counts, { status: again.status, mayBeEmpty: false }),
    notes: flaky.map(({ title }) => `flaky: ${title}`),
  };
}

/**
 * Playwright looks for a regular expression in the whole path, and the checkout may lie anywhere.
 * @param {string} word
 */
function inPath(word) {
  return `[/\\\\]e2e[/\\\\].*${word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}`;
}

/**
 * All journeys of a run, each with the titles of what it stands in.
 * @param {Run} run
 * @returns {Journey[]}
 */
function journeysOf({ report }) {
  const inSuite = (/** @type {any} */ { specs = [], suites = [] }, /** @type {string[]} */ above) => [
    ...specs.map((/** @type {any} */ { id, title, tests }) => ({
      id,
      title: [...above, title].join(" › "),
      passed: tests.length > 0 && tests.every((/** @type {any} */ { status }) => status === "expected"),
    })),
    ...suites.flatMap((/** @type {any} */ suite) => inSuite(suite, [...above, suite.title])),
  ];
  return inSuite(report ?? {}, []);
}

/**
 * How much went wrong outside of every journey; without a report, everything.
 * @param {Run} run
 */
function errorsOf({ report }) {
  return report ? report.errors.length : 1;
}
