import { middle, perSecond } from "./per-second.ts";
import { start } from "./start.ts";

/**
 * Requests a second of pages, 32 connections at a time, in turn with a bare route of the same server and with the same page under a query that no
 * route declares. Ends with status 1 when the unknown query makes a page more than a fifth slower.
 *
 *     cd bench/pages && npm ci && npm run bench      after a build of the web
 */
const ROUNDS = 3;
const RATIO_MIN = 0.8;

const { origin, end } = await start();

const bare = await medianOf(() => "/bare");
console.log(`${"bare route".padEnd(28)} ${bare} requests/s`);
for (const path of [
  "/",
  "/weekly-problem",
  "/forum",
  "/classes",
  "/practice-tests",
  "/blog",
  "/blog/odd-numbers-add-up-to-squares",
  "/tutor",
]) {
  await fetch(origin + path);
  const plain: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    plain.push(await rateOf(() => path));
    let clicks = 0;
    unknown.push(await rateOf(() => `${path}?fbclid=${round}-${clicks++}`));
  }
  const ratio = middle(unknown) / middle(plain);
  console.log(
    `${path.padEnd(28)} ${middle(plain)} requests/s, with an unknown query ${middle(unknown)}: ratio ${ratio.toFixed(2)}`,
  );
  if (ratio < RATIO_MIN) process.exitCode = 1;
}
end();

async function medianOf(pathOf: () => string): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) all.push(await rateOf(pathOf));
  return middle(all);
}

function rateOf(pathOf: () => string): Promise<number> {
  return perSecond(origin, () => ({ path: pathOf() }));
}
