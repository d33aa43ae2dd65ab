import { request } from "node:http";
import { compare } from "../pages/compare.ts";
import { start } from "./start.ts";
import { numbers, replier } from "./texts.ts";

/**
 * Reads lists and threads of a forum of 5,000 posts and 50,000 replies, as pages in turn with a constant of as many bytes, and as JSON in turn with one
 * query for the same rows, sent as they come; and writes replies, in turn with a bare insert of a reply's row by who is logged in. What is asked for
 * again is kept until something changes; the others are asked for once each, so that none of them is. Ends with status 1 when something is slower than
 * its bar. How all of it stands beside a single row of two columns is told, too.
 *
 *     (cd bench/pages && npm ci); node bench/forum/run.ts        after a build of the web; with --memory, nothing is kept on the disk
 */
const PAGE_MIN = 0.6;
const READ_MIN = 0.5;
const WRITTEN_MIN = 0.4;

const durable = !process.argv.includes("--memory");
const { origin, tokens, posts, end } = await start({ posts: 5_000, replies: 50_000, durable, pages: true });

let asked = 0;
const next = <Of>(from: readonly Of[]): Of => {
  asked += 1;
  return from[(asked * 1_237) % from.length] as Of;
};
let isSlow = false;
async function measure(what: string, min: number, ...loads: [Load, Load]): Promise<void> {
  if ((await compare(origin, what, ...loads)) < min) isSlow = true;
}
type Load = Parameters<typeof compare>[2];

for (const [what, path] of [
  ["list, as a page", "/forum"],
  ["thread, as a page", `/forum/posts/${posts[0]?.id}`],
] as const) {
  await sentBytes(path);
  const bytes = await sentBytes(path);
  await measure(
    what,
    PAGE_MIN,
    () => ({ path }),
    () => ({ path: `/constant?bytes=${bytes}` }),
  );
}

const oneRow = () => ({ path: "/bare" });
const at = (after: string | undefined) => `after=${after}`;
const beforeLast = () => posts.at(-(12 + (asked++ % 400)))?.active;
const reads: [what: string, load: Load, sameRows: Load][] = [
  [
    "list, its first page",
    () => ({ path: "/api/forum/posts" }),
    () => ({ path: `/bare/posts?${at(posts[0]?.active)}` }),
  ],
  [
    "list, any page, once",
    () => ({ path: `/api/forum/posts?sort=active&${at(next(posts).active)}` }),
    () => ({ path: `/bare/posts?${at(next(posts).active)}` }),
  ],
  [
    "list by votes, any page, once",
    () => ({ path: `/api/forum/posts?sort=top&size=10&${at(next(posts).top)}` }),
    () => ({ path: `/bare/posts/top?${at(next(posts).top)}` }),
  ],
  [
    "list, the page before the last",
    () => ({ path: `/api/forum/posts?sort=active&size=10&${at(beforeLast())}` }),
    () => ({ path: `/bare/posts?${at(beforeLast())}` }),
  ],
  ["categories and numbers", () => ({ path: "/api/forum/categories" }), oneRow],
  ["post, any", () => ({ path: `/api/forum/posts/${next(posts).id}` }), oneRow],
  [
    "its replies, once",
    () => ({ path: `/api/forum/posts/${next(posts).id}/replies` }),
    () => ({ path: `/bare/posts/${next(posts).id}/replies` }),
  ],
  ["a post that is asked for often", () => ({ path: `/api/forum/posts/${posts[1]?.id}` }), oneRow],
  [
    "its replies, asked for often",
    () => ({ path: `/api/forum/posts/${posts[1]?.id}/replies` }),
    () => ({ path: `/bare/posts/${posts[1]?.id}/replies` }),
  ],
];
for (const [what, load, sameRows] of reads) await measure(what, READ_MIN, load, sameRows);
for (const [what, load, sameRows] of reads) {
  if (sameRows !== oneRow) await compare(origin, `${what}, beside a row`, load, oneRow);
}

const words = replier(numbers(3));
const hard = () => `Count those of each size: $1^2 + 2^2 = 5$, and so on. 一共有 ${asked} 个正方形。`;
const json = { "content-type": "application/json" };
const bodyOf = (content: string) => JSON.stringify({ content });
const asWriter = () => ({ ...json, authorization: `Bearer ${next(tokens)}` });
const insert = () => ({ path: "/bare", method: "POST" as const, headers: asWriter(), body: bodyOf(words()) });
const reply = (post: string | undefined, content = words()) => ({
  path: `/api/forum/posts/${post}/replies`,
  method: "POST" as const,
  headers: asWriter(),
  body: bodyOf(content),
});
const row = () => ({ ...insert(), path: `/bare/posts/${next(posts).id}/replies` });
await measure("reply written, to many threads", WRITTEN_MIN, () => reply(next(posts).id), row);
await measure("reply written, to one thread", WRITTEN_MIN, () => reply(posts[2]?.id), row);
await compare(origin, "to many threads, beside a row of two columns", () => reply(next(posts).id), insert);
await compare(origin, "to one thread, beside a row of two columns", () => reply(posts[2]?.id), insert);
// No bar is set for all replies being like this one.
await compare(origin, "reply written, hard to judge", () => reply(next(posts).id, hard()), row);
end();
if (isSlow) process.exitCode = 1;

/** As many bytes as a browser gets of a page. */
function sentBytes(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(origin + path, { headers: { "accept-encoding": "br" } }, async (reply) => {
      let bytes = 0;
      for await (const chunk of reply) bytes += chunk.length;
      resolve(bytes);
    });
    asking.on("error", reject).end();
  });
}
