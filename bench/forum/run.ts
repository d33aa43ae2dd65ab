import { fork } from "node:child_process";
import { once } from "node:events";
import { compare } from "../pages/compare.ts";
import { POSTS, REPLIES } from "./fill.ts";

/**
 * Reads lists and threads of a forum of 5,000 posts and 50,000 replies, and writes replies, in turn with bare routes of the same server that
 * read and write one row. A first page is kept until something changes; the others are asked for once each, so that none of them is.
 *
 *     (cd bench/pages && npm ci); node bench/forum/run.ts
 */
type Served = { origin: string; tokens: string[]; posts: { id: string; active: string; top: string }[] };

/** What is asked for has to be so fast beside one query, and a reply written beside one row. */
const READ_MIN = 0.5;
const WRITTEN_MIN = 0.4;

const served = fork(new URL("serve.ts", import.meta.url));
const [{ origin, tokens, posts }] = (await once(served, "message")) as [Served];
console.log(`${POSTS} posts, ${REPLIES} replies`);

let asked = 0;
const next = <Of>(from: readonly Of[]): Of => {
  asked += 1;
  return from[(asked * 1_237) % from.length] as Of;
};
const read = () => ({ path: "/bare" });
const reads = {
  "list, its first page": () => ({ path: "/api/forum/posts" }),
  "list, any page": () => ({ path: `/api/forum/posts?after=${next(posts).active}` }),
  "list by votes, any page": () => ({ path: `/api/forum/posts?sort=top&size=10&after=${next(posts).top}` }),
  "list, the page before the last": () => ({
    path: `/api/forum/posts?size=10&after=${posts.at(-(12 + (asked++ % 400)))?.active}`,
  }),
  "categories and numbers": () => ({ path: "/api/forum/categories" }),
  "post, any": () => ({ path: `/api/forum/posts/${next(posts).id}` }),
  "its replies": () => ({ path: `/api/forum/posts/${next(posts).id}/replies` }),
};
const content = "Count those of each size: $1^2 + 2^2 = 5$, and so on. 一共有 204 个正方形。";
const body = JSON.stringify({ content });
const json = { "content-type": "application/json" };
const insert = () => ({ path: "/bare", method: "POST" as const, headers: json, body });
const reply = () => ({
  path: `/api/forum/posts/${next(posts).id}/replies`,
  method: "POST" as const,
  headers: { ...json, authorization: `Bearer ${next(tokens)}` },
  body,
});

const ratios = Object.entries(reads).map(
  ([what, load]) =>
    async () =>
      (await compare(origin, what, load, read)) / READ_MIN,
);
ratios.push(async () => (await compare(origin, "reply written", reply, insert)) / WRITTEN_MIN);
let slowest = Number.POSITIVE_INFINITY;
for (const ratio of ratios) slowest = Math.min(slowest, await ratio());
served.disconnect();
if (slowest < 1) process.exitCode = 1;
