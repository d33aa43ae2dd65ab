import { randomInt } from "node:crypto";
import { compare } from "./compare.ts";
import { start } from "./start.ts";

/**
 * Requests a second of a course's page, of a lesson's, of what they ask the API for, of a visitor's answer that is judged, and of the search through
 * the whole site, in turn with a bare route of the same server that makes one query. Ends with status 1 when a page is below a quarter of that:
 * a lesson is some 26 kB, compressed.
 *
 *     cd bench/pages && npm ci && npm run lessons      after a build of the web
 */
const RATIO_MIN = 0.25;

const { origin, student, end } = await start();
const bare = () => ({ path: "/bare-with-query" });
const lesson = "/lessons/amc8/level-the-water";

await measure("course's page", RATIO_MIN, () => ({ path: "/math/amc8" }));
await measure("lesson's page", RATIO_MIN, () => ({ path: "/math/amc8/level-the-water" }));
await measure("lesson's page in Chinese", RATIO_MIN, () => ({ path: "/math/amc8/level-the-water?lang=ch" }));
await measure("student's work in a lesson", 0, () => ({ path: `/api${lesson}/mine?language=en`, headers: student }));
await measure("visitor's answer, judged", 0, () => ({
  path: `/api${lesson}/exercises/jars/check?language=en`,
  method: "POST" as const,
  headers: { "content-type": "application/json", ...fromSomewhere() },
  body: JSON.stringify({ answer: { kind: "answer", answer: "28" } }),
}));
for (const words of ["average", "loop", "水", "质数", "nowhere-to-be-found"]) {
  const path = `/api/search?q=${encodeURIComponent(words)}&language=en`;
  await measure(`search: ${words}`, 0, () => ({ path, headers: fromSomewhere() }));
}
end();

async function measure(what: string, ratioMin: number, next: Parameters<typeof compare>[2]): Promise<void> {
  if ((await compare(origin, what, next, bare)) < ratioMin) process.exitCode = 1;
}

/** Each address has its share. */
function fromSomewhere(): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `10.${Array.from({ length: 3 }, () => randomInt(1, 255)).join(".")}` };
}
