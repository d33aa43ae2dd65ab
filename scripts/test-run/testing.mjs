import { join } from "node:path";
import { bringChromium } from "../set-up/chromium.mjs";
import { bringRedis } from "../set-up/redis.mjs";
import { root } from "../set-up/root.mjs";
import { bin } from "./checks.mjs";
import { reported, vitestCounts } from "./counted.mjs";
import { runJourneys } from "./journeys.mjs";

const results = (/** @type {string} */ name) => join(root, "test-results", name);

/**
 * The tests of some lanes by Vitest; what it prints is shown at its end when something else prints beside it.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @param {{ projects: string[], words: string[], beside?: boolean }} options
 */
export async function unitTests(node, env, { projects, words, beside }) {
  const REDIS_SERVER_PATH = projects.includes("server") ? await bringRedis() : undefined;
  const report = results(`${projects.join("-")}.json`);
  const mayBeEmpty = words.length > 0;
  const args = [
    ...[bin("vitest/vitest.mjs"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    ...projects.flatMap((project) => ["--project", project]),
    ...(mayBeEmpty ? ["--passWithNoTests"] : []),
    ...words,
  ];
  const run = await reported(node, args, {
    report,
    env: { ...env, REDIS_SERVER_PATH },
    ...(beside && { print: (output) => process.stdout.write(output) }),
  });
  return vitestCounts(run, { mayBeEmpty });
}

/**
 * The journeys by Playwright, through a Chromium that is brought.
 * @param {string} node
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} words
 */
export async function journeys(node, env, words) {
  const CHROME_PATH = await bringChromium(node);
  const playwright = [bin("@playwright/test/cli.js"), "test", "--config", "e2e/playwright.config.ts"];
  return runJourneys(
    (args, { report, output }) =>
      reported(node, [...playwright, `--output=${results(output)}`, "--reporter=line,json", ...args], {
        report: results(report),
        env: { ...env, CHROME_PATH, NODE_ENV: "production", PLAYWRIGHT_JSON_OUTPUT_FILE: results(report) },
      }),
    { words, failedFile: results("failed-journeys.json") },
  );
}
