import { setTimeout as sleep } from "node:timers/promises";
import { signUp } from "../../apps/server/src/testing/sign-up.ts";
import { startServer } from "../served/start-server.ts";
import { ask, type Heard } from "./ask.ts";
import { questionOf } from "./questions.ts";

/**
 * How soon the built-in tutor answers 50 students: each in a conversation of their own, who read for one to three seconds before they write again,
 * and then all of them at the same instant, while others look at pages. Ends with status 1 when, of the former, the first words or the whole reply
 * of more than one in twenty come later than their bar, or not at all, or a page does not answer.
 *
 *     node bench/tutor/run.ts        after a build of the web
 */
const STUDENTS = 50;
/** So many that a conversation gets longer than what the tutor is reminded of. */
const ROUNDS = 16;
const BURSTS = 3;
const FIRST_MAX_MS = 150;
const WHOLE_MAX_MS = 500;

const server = await startServer();
await server.untilUp();
await server.untilIdle();
const origin = `http://127.0.0.1:${server.port}`;
const tokens: string[] = [];
while (tokens.length < STUDENTS) tokens.push((await signUp(server.db, new Date(), { rememberMe: true })).token);

let isOver = false;
const pages: number[] = [];
const looking = look();
for (const token of tokens.slice(0, 4)) await ask(origin, token, questionOf(0));
pages.length = 0;

const calm = (await Promise.all(tokens.map(chat))).flat();
const calmly = report("50 conversations, with pauses", calm);
const bursts: (Heard | null)[] = [];
for (let burst = 0; burst < BURSTS; burst++) {
  bursts.push(...(await Promise.all(tokens.map((token, at) => ask(origin, token, questionOf(50 * burst + at))))));
  await sleep(2_000);
}
report("50 at the same instant", bursts);
isOver = true;
const unanswered = await looking;
console.log(`pages meanwhile: ${pages.length}, 95% within ${at(pages, 0.95)} ms, ${unanswered} without an answer`);
await server.end();
if (calmly.first > FIRST_MAX_MS || calmly.whole > WHOLE_MAX_MS || calmly.lost > 0 || unanswered > 0)
  process.exitCode = 1;

async function chat(token: string, student: number): Promise<(Heard | null)[]> {
  const heard: (Heard | null)[] = [];
  // Nobody begins at the same time as all others.
  await sleep((student * 2_000) / STUDENTS);
  for (let round = 0; round < ROUNDS; round++) {
    heard.push(await ask(origin, token, questionOf(23 * student + round)));
    await sleep(1_000 + ((student * 37 + round * 411) % 2_000));
  }
  return heard;
}

/** Looks at pages all the time, two at once; tells how many did not answer. */
async function look(): Promise<number> {
  let unanswered = 0;
  const visit = async (path: string) => {
    while (!isOver) {
      const start = performance.now();
      const { ok, body } = await fetch(origin + path);
      await body?.pipeTo(new WritableStream());
      pages.push(performance.now() - start);
      if (!ok) unanswered += 1;
      await sleep(50);
    }
  };
  await Promise.all(["/weekly-problem", "/tutor"].map(visit));
  return unanswered;
}

function report(what: string, asked: readonly (Heard | null)[]): { first: number; whole: number; lost: number } {
  const heard = asked.filter((it) => it !== null);
  const lost = asked.length - heard.length;
  const [first, whole] = [heard.map((it) => it.first), heard.map((it) => it.whole)];
  const line = (times: number[]) => `half ${at(times, 0.5)} ms, 95% ${at(times, 0.95)} ms, all ${at(times, 1)} ms`;
  console.log(
    `${what}: ${asked.length} messages, ${lost} without a whole reply\n  first words: ${line(first)}\n  whole reply: ${line(whole)}`,
  );
  return { first: at(first, 0.95), whole: at(whole, 0.95), lost };
}

function at(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
}
