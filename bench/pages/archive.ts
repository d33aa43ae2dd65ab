import { fork } from "node:child_process";
import { once } from "node:events";
import { compare } from "./compare.ts";

/**
 * Requests a second of the archive's list with 5,000 closed problems: its first page beside a bare route of the same server that makes one
 * query, and its last page beside its first, in each order. Ends with status 1 when a last page is more than a fifth slower than the first.
 *
 *     cd bench/pages && npm ci && npm run archive      after a build of the web
 */
const CLOSED = 5000;
const RATIO_MIN = 0.8;

const served = fork(new URL("serve.ts", import.meta.url), [String(CLOSED)]);
const [{ origin, token }] = (await once(served, "message")) as [{ origin: string; token: string }];

const bare = () => ({ path: "/bare-with-query" });
const list = (query: string) => () => ({ path: `/api/weekly-problem/archive?${query}` });
const own = { authorization: `Bearer ${token}` };
const unsolved = (query: string) => () => ({
  path: `/api/weekly-problem/archive/mine?solved=no${query}`,
  headers: own,
});

await compare(origin, "first page beside a bare route", list(""), bare);
for (const sort of ["newest", "oldest", "easiest"]) {
  await lastBesideFirst(sort, list(`sort=${sort}&before=end`), list(`sort=${sort}`));
}
await lastBesideFirst("of one topic", list("topic=logic&before=end"), list("topic=logic"));
await lastBesideFirst("not solved yet", unsolved("&before=end"), unsolved(""));
await compare(origin, "warm-up beside a bare route", () => ({ path: "/api/weekly-problem/warm-up" }), bare);
served.disconnect();

async function lastBesideFirst(what: string, last: Parameters<typeof compare>[2], first: typeof last): Promise<void> {
  if ((await compare(origin, `last page beside the first, ${what}`, last, first)) < RATIO_MIN) process.exitCode = 1;
}
