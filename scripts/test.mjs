import { join } from "node:path";
import { build } from "./set-up/build.mjs";
import { bringChromium } from "./set-up/chromium.mjs";
import { install } from "./set-up/install.mjs";
import { findNode } from "./set-up/node.mjs";
import { bringRedis } from "./set-up/redis.mjs";
import { root, SetUpError } from "./set-up/root.mjs";
import { counted, playwrightCounts, vitestCounts } from "./test-run/counted.mjs";
import { check, describe, step } from "./test-run/step.mjs";

/** `npm test`: everything, to the end, however much of it fails. Runs on any Node from 20 up, with nothing installed. */
const bin = (/** @type {string} */ program) => join(root, "node_modules", program);
const cruised = ["--config", ".dependency-cruiser.mjs", "apps", "packages", "e2e", "scripts", "site.config.ts"];
const results = (/** @type {string} */ file) => join(root, "test-results", file);

try {
  await install();
  const node = await findNode();
  const outcomes = await runAll(node);
  console.log(`\n${outcomes.map(describe).join("\n")}\n`);
  finish(sum(outcomes, "passed"), sum(outcomes, "failed"));
} catch (error) {
  console.error(error instanceof SetUpError ? error.message : error);
  finish(0, 1);
}

/** @param {string} node */
async function runAll(node) {
  const { FORCE_COLOR: _, ...own } = process.env;
  const env = { ...own, CI: "true", NODE_ENV: "test", NO_COLOR: "1" };
  const run = (/** @type {string[]} */ ...args) => check(node, args, { env });
  // Two lanes for two cores: the build takes about as long as all that only reads.
  const [reading, building] = await Promise.all([
    inTurn([
      ["format and lint", () => run(bin("@biomejs/biome/bin/biome"), "ci", "--colors=off", ".")],
      ["arrows", () => run(bin("dependency-cruiser/bin/dependency-cruiser.mjs"), ...cruised)],
      ["dead code", () => run(bin("knip/bin/knip.js"), "--no-progress")],
      ["types", () => run(bin("typescript/bin/tsc"), "-p", ".")],
      ["types of the journeys", () => run(bin("typescript/bin/tsc"), "-p", "e2e")],
    ]),
    inTurn([
      ["build", () => build(node).then(() => ({ passed: 1, failed: 0 }))],
      ["types of the web", () => checkWebTypes(node, env)],
    ]),
  ]);
  const vitest = [bin("vitest/vitest.mjs"), "run", "--reporter=default", "--reporter=json"];
  const testing = await inTurn([
    [
      "unit and server tests",
      async () => {
        const REDIS_SERVER_PATH = await bringRedis();
        const report = results("unit.json");
        const args = [...vitest, `--outputFile.json=${report}`];
        return counted(node, args, { report, countsOf: vitestCounts, env: { ...env, REDIS_SERVER_PATH } });
      },
    ],
    [
      "journeys",
      async () => {
        const CHROME_PATH = await bringChromium(node);
        const report = results("journeys.json");
        const args = [bin("@playwright/test/cli.js"), "test", "--config", "e2e/playwright.config.ts"];
        return counted(node, args, {
          report,
          countsOf: playwrightCounts,
          env: { ...env, CHROME_PATH, NODE_ENV: "production" },
        });
      },
    ],
  ]);
  return [...reading, ...building, ...testing];
}

/**
 * The router first writes the types of its routes.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 */
async function checkWebTypes(node, env) {
  const cwd = join(root, "apps/web");
  const written = await check(node, [bin("@react-router/dev/bin.cjs"), "typegen"], { cwd, env });
  return written.failed > 0 ? written : check(node, [bin("typescript/bin/tsc"), "-p", "."], { cwd, env });
}

/** @param {[name: string, work: () => Promise<import("./test-run/step.mjs").Counts>][]} steps */
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
