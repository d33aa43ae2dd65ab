import { paceOf } from "../pages/per-second.ts";
import { neverAsked, oftenAsked, questionsFrom } from "./questions.ts";
import { start } from "./start.ts";
import { numbers, sentences } from "./texts.ts";
import { usedBy } from "./used-by.ts";

/**
 * Searches a forum of 5,000 posts and 50,000 replies, 32 connections at a time, beside a bare route of the same server that reads one row: with
 * questions that nobody has asked before; as people ask, who all ask for the same few things, while somebody writes a reply every second; with each
 * kind of question; and the whole site in both ways. Tells the CPU of the server's process and of the database's processes for one question, too. Ends with
 * status 1 when questions that nobody has asked, or those that people ask, are answered less than 1,000 times a second, or one of a hundred takes
 * longer than 100 ms.
 *
 *     (cd bench/pages && npm ci); node bench/forum/search.ts
 */
const PER_SECOND_MIN = 1_000;
const P99_MAX_MS = 100;
/** Of each; as many before all, so that the words are in memory and what runs often is compiled. */
const REQUESTS = 3_000;

const { origin, pid, posts, tokens, end } = await start({
  posts: 5_000,
  replies: 50_000,
  durable: false,
  pages: false,
});
const texts = await sentences();
const random = numbers(11);
const fresh = neverAsked(texts, numbers(7));
let nth = 0;
const anew = () => fresh[nth++ % fresh.length] as string;
// What has just been asked is none of what is asked often.
const often = oftenAsked(fresh.toReversed(), numbers(5));
const inForum = (q: string) => `/api/forum/posts?q=${encodeURIComponent(q)}`;
const onSite = (q: string) => `/api/search?q=${encodeURIComponent(q)}`;

await measure("warming up", () => inForum(anew()));
let isSlow = false;
await measure("bare read", () => "/bare");
await measure("never asked before", () => inForum(anew()), { isHeld: true });
await measure("bare read", () => "/bare");
const writing = setInterval(writeReply, 1_000);
await measure("as people ask, a reply a second", () => inForum(often()), { isHeld: true });
clearInterval(writing);
await measure("as people ask", () => inForum(often()));
await measure("bare read", () => "/bare");
await measure("the whole site, never asked", () => onSite(anew()));
await measure("the whole site, as people ask", () => onSite(often()));
if (nth > fresh.length) throw new Error(`Only ${fresh.length} questions are new, and ${nth} were asked`);
for (const [kind, asked] of questionsFrom(texts, numbers(7))) {
  let of = 0;
  // Another view is another reply, which nothing keeps yet: each question is asked for five of them, once each.
  const view = () => ["", "&since=year", "&answered=no", "&size=10", "&size=50"][Math.floor(of / asked.length)] ?? "";
  await measure(kind, () => `${inForum(asked[of++ % asked.length] ?? "")}${view()}`, { requests: asked.length * 5 });
}
end();
if (isSlow) process.exitCode = 1;

async function measure(what: string, path: () => string, { isHeld = false, requests = REQUESTS } = {}): Promise<void> {
  const before = await usedBy(pid);
  const next = () => ({ path: path(), headers: fromSomewhere() });
  const { perSecond, p99, answered } = await paceOf(origin, next, requests);
  const after = await usedBy(pid);
  const [server, database] = [after[0] - before[0], after[1] - before[1]].map((ms) => (ms / answered).toFixed(2));
  console.log(
    `${what.padEnd(32)} ${perSecond}/s, 99% within ${p99} ms; CPU: server ${server} ms, database ${database} ms`,
  );
  if (isHeld && (perSecond < PER_SECOND_MIN || p99 > P99_MAX_MS)) isSlow = true;
}

/** So many ask from one network only where it is a school. */
function fromSomewhere() {
  return { "x-forwarded-for": `10.${random(250)}.${random(250)}.${random(250)}` };
}

async function writeReply(): Promise<void> {
  const response = await fetch(`${origin}/api/forum/posts/${posts[random(posts.length)]?.id}/replies`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${tokens[random(tokens.length)]}` },
    body: JSON.stringify({ content: `I counted them once more, and there are ${random(1_000_000)} of them.` }),
  });
  if (!response.ok) throw new Error(`A reply was answered with ${response.status}`);
}
