import { compare } from "./compare.ts";
import { start } from "./start.ts";

/**
 * Requests a second of the archive with 5,000 closed problems, of which a student has solved 156: its first page beside a bare route of the same
 * server that makes one query, and its last page beside its first, in each order. Ends with status 1 when a last page is more than a fifth slower
 * than the first. What is the same for everybody is kept; what is the student's own is read each time.
 *
 *     cd bench/pages && npm ci && npm run archive      after a build of the web
 */
const RATIO_MIN = 0.8;

const { origin, student, end } = await start({ closed: 5000, solved: 156 });

const bare = () => ({ path: "/bare-with-query" });
const list = (query: string) => () => ({ path: `/api/weekly-problem/archive?${query}` });
const own = (query: string) => () => ({ path: `/api/weekly-problem/archive/mine?${query}`, headers: student });

await compare(origin, "first page beside a bare route", list(""), bare);
await compare(origin, "warm-up beside a bare route", () => ({ path: "/api/weekly-problem/warm-up" }), bare);
for (const sort of ["newest", "oldest", "easiest"]) {
  await lastBesideFirst(sort, list(`sort=${sort}&before=end`), list(`sort=${sort}`));
}
await lastBesideFirst("of one topic", list("topic=logic&before=end"), list("topic=logic"));

for (const solved of ["no", "yes"]) {
  await compare(origin, `own first page, solved=${solved}, beside a bare one`, own(`solved=${solved}`), bare);
  await lastBesideFirst(`own, solved=${solved}`, own(`solved=${solved}&before=end`), own(`solved=${solved}`));
}
const warmUp = () => ({ path: "/api/weekly-problem/warm-up/mine", headers: student });
await compare(origin, "own warm-up beside a bare route", warmUp, bare);
end();

async function lastBesideFirst(what: string, last: Parameters<typeof compare>[2], first: typeof last): Promise<void> {
  if ((await compare(origin, `last page beside the first, ${what}`, last, first)) < RATIO_MIN) process.exitCode = 1;
}
