import { install } from "./set-up/install.mjs";
import { findNode } from "./set-up/node.mjs";
import { SetUpError } from "./set-up/root.mjs";
import { building, reading, webTypes } from "./test-run/checks.mjs";
import { choose, lanes } from "./test-run/lanes.mjs";
import { describe, step } from "./test-run/step.mjs";
import { journeys, unitTests } from "./test-run/testing.mjs";

/**
 * `npm test`: everything, to the end, however much of it fails; `npm test -- server forum`: some lanes, or the tests of some files.
 * Runs on any Node from 20 up, with nothing installed.
 */
try {
  await install();
  const node = findNode();
  const outcomes = await runAll(node, choose(process.argv.slice(2)));
  console.log(`\n${outcomes.map(describe).join("\n")}\n`);
  for (const note of outcomes.flatMap(({ counts }) => counts.notes ?? [])) console.log(note);
  finish(sum(outcomes, "passed"), sum(outcomes, "failed"));
} catch (error) {
  console.error(error instanceof SetUpError ? error.message : error);
  finish(0, 1);
}

/**
 * @param {string} node
 * @param {ReturnType<typeof choose>} choice
 */
async function runAll(node, { chosen, words }) {
  const { FORCE_COLOR: _, ...own } = process.env;
  const env = { ...own, CI: "true", NODE_ENV: "test", NO_COLOR: "1" };
  const all = chosen.has("checks");
  // Side by side for two cores: the build takes about as long as all that only reads.
  const before = await sideBySide(all ? reading(node, env) : [], [
    ...(all || chosen.has("journeys") || chosen.has("commands") ? [building(node)] : []),
    ...(all ? [webTypes(node, env)] : []),
  ]);
  const projects = ["packages", "web", "server"].filter((lane) => chosen.has(lane));
  const unit = await sideBySide(
    projects.length > 0 ? [["unit and server tests", () => unitTests(node, env, { projects, words })]] : [],
  );
  // What is built, installed and started in the one waits for disk and network while the other works. None of them measures time.
  const whole = await sideBySide(
    chosen.has("journeys") ? [["journeys", () => journeys(node, env, words)]] : [],
    chosen.has("commands")
      ? [["commands", () => unitTests(node, env, { projects: ["commands"], words, beside: true })]]
      : [],
  );
  const outcomes = [...before, ...unit, ...whole];
  if (words.length > 0 && sum([...unit, ...whole], "passed") + sum([...unit, ...whole], "failed") === 0) {
    console.error(`No test file has ${words.join(" or ")} in its path; lanes are ${lanes.join(", ")}`);
    outcomes.push({ name: "finding tests", seconds: 0, counts: { passed: 0, failed: 1 } });
  }
  return outcomes;
}

/** @param {import("./test-run/checks.mjs").Step[][]} columns */
async function sideBySide(...columns) {
  return (await Promise.all(columns.map(inTurn))).flat();
}

/** @param {import("./test-run/checks.mjs").Step[]} steps */
async function inTurn(steps) {
  const outcomes = [];
  for (const [name, work] of steps) outcomes.push(await step(name, work));
  return outcomes;
}

/**
 * @param {import("./test-run/step.mjs").Outcome[]} outcomes
 * @param {"passed" | "failed"} which
 */
function sum(outcomes, which) {
  return outcomes.reduce((total, { counts }) => total + counts[which], 0);
}

/**
 * @param {number} passed
 * @param {number} failed
 */
function finish(passed, failed) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
