import { paceOf } from "../pages/per-second.ts";
import { questionsFrom } from "./questions.ts";
import { start } from "./start.ts";
import { numbers, sentences } from "./texts.ts";

/**
 * Searches a forum of 50,000 posts for some hundred questions of each kind, 32 connections at a time, and for all of them mixed. Ends with status
 * 1 when the mixed ones are answered less than 1,000 times a second, or one of a hundred takes longer than 100 ms.
 *
 *     (cd bench/pages && npm ci); node bench/forum/search.ts        after a build of the web
 */
const PER_SECOND_MIN = 1_000;
const P99_MAX_MS = 100;

const { origin, end } = await start({ posts: 50_000, replies: 5_000, durable: false });
const questions = questionsFrom(await sentences(), numbers(7));
const mixed = [...questions.values()].flat();
// An answer is kept until somebody writes in the forum; at first none is.
const { perSecond, p99 } = await measure("mixed", mixed);
for (const [kind, asked] of questions) await measure(kind, asked);
await measure("mixed, all kept", mixed);
end();
if (perSecond < PER_SECOND_MIN || p99 > P99_MAX_MS) process.exitCode = 1;

async function measure(kind: string, asked: readonly string[]) {
  let nth = 0;
  const next = () => asked[(nth++ * 7_919) % asked.length] as string;
  const pace = await paceOf(origin, () => ({ path: `/api/forum/posts?q=${encodeURIComponent(next())}` }));
  console.log(`${kind.padEnd(26)} ${asked.length} questions: ${pace.perSecond}/s, 99% within ${pace.p99} ms`);
  return pace;
}
