import { request } from "node:http";
import { compare } from "../pages/compare.ts";
import { start } from "./start.ts";
import { numbers, replier } from "./texts.ts";

/**
 * Reads lists and threads of a forum of 5,000 posts and 50,000 replies, as pages in turn with a constant of as many bytes, and as JSON in turn
 * with a bare route of the same server that reads one row; and writes replies, in turn with one where somebody who is logged in writes one row.
 * What is asked for again is kept until something changes; the others are asked for once each, so that none of them is. Ends with status 1 when
 * something is slower than its bar.
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

const reads = {
  "list, its first page": () => ({ path: "/api/forum/posts" }),
  "list, any page": () => ({ path: `/api/forum/posts?sort=active&after=${next(posts).active}` }),
  "list by votes, any page": () => ({ path: `/api/forum/posts?sort=top&size=10&after=${next(posts).top}` }),
  "list, the page before the last": () => ({
    path: `/api/forum/posts?sort=active&size=10&after=${posts.at(-(12 + (asked++ % 400)))?.active}`,
  }),
  "categories and numbers": () => ({ path: "/api/forum/categories" }),
  "post, any": () => ({ path: `/api/forum/posts/${next(posts).id}` }),
  "its replies": () => ({ path: `/api/forum/posts/${next(posts).id}/replies` }),
  "a post that is asked for often": () => ({ path: `/api/forum/posts/${posts[1]?.id}` }),
  "its replies, asked for often": () => ({ path: `/api/forum/posts/${posts[1]?.id}/replies` }),
};
for (const [what, load] of Object.entries(reads)) await measure(what, READ_MIN, load, () => ({ path: "/bare" }));

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
await measure("reply written, to many threads", WRITTEN_MIN, () => reply(next(posts).id), insert);
await measure("reply written, to one thread", WRITTEN_MIN, () => reply(posts[2]?.id), insert);
// No bar is set for all replies being like this one.
await compare(origin, "reply written, hard to judge", () => reply(next(posts).id, hard()), insert);
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
