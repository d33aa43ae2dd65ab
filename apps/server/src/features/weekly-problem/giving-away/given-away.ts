import { type Rubric, sayerOf } from "@dripstone/checker";
import { LRUCache } from "lru-cache";
import { keptValues } from "../../../changes/kept-values.ts";
import type { Deps } from "../../../deps.ts";
import type { Place, Said } from "../../../feature.ts";
import { openRound, type Problem, type Round } from "../round.ts";
import { type Candidate, candidatesIn } from "./candidates.ts";
import { isAbout } from "./is-about.ts";
import { mayTell } from "./may-tell.ts";
import { tellsValues } from "./told-values.ts";

/** Checks of one text; each takes about a millisecond. */
const CHECKS_MAX = 150;

/** Where a text tells the answer of the open week's problem to whoever reads it; while none is open, nothing does. */
export function givenAway(deps: Pick<Deps, "clock" | "changes">): Deps["givenAway"] {
  const { clock } = deps;
  const kept = keptValues<Round | null>(deps, { tags: ["weekly-problem"], most: 1 });
  return async ({ db }, said) => {
    const read = async () => {
      const now = clock();
      const value = await openRound(db, now);
      // A week may be given its problem at any time.
      return { value, until: value?.endsAt ?? now };
    };
    // Who holds a connection must not wait for what somebody else has begun to read, who may still wait for one.
    const open = db.isTransaction ? (await read()).value : await kept("open", read);
    return open === null ? [] : placesOf(said, open.problem);
  };
}

type Asked = Pick<Problem, "texts" | "rubric">;

/** The lines and sentences of a text that tell the answer; all of it, where only several of them together do. */
export function placesOf(said: Said, problem: Asked): Place[] {
  const { text } = said;
  const telling = tellerOf(said, problem);
  if (!telling?.(text)) return [];
  const places = partsOf(text).filter(({ from, to }) => telling(text.slice(from, to)));
  return places.length > 0 ? places : [{ from: 0, to: text.length }];
}

/** Without the spaces around them; the point behind a number at the beginning of a line ends no sentence. */
function partsOf(text: string): Place[] {
  const ends = [...text.matchAll(/\n|(?<!^\s{0,3}\d{1,9})[.!?;](?=\s|$)|[。！？；]/gm)];
  const from = [0, ...ends.map(({ 0: sign, index }) => index + sign.length)];
  return from.map((begin, nth) => {
    const part = text.slice(begin, from[nth + 1]);
    const start = begin + part.length - part.trimStart().length;
    return { from: start, to: Math.max(start, begin + part.trimEnd().length) };
  });
}

/**
 * Where the problem is talked about, the answer is given away when it is said as one: after a word such as “is” or “得”, or as all that
 * a line says. Elsewhere a number is just a number, and only what nobody writes by chance, such as `n(3n+7)/2`, is the answer.
 */
function tellerOf(said: Said, { texts, rubric }: Asked): ((part: string) => boolean) | undefined {
  const about = isAbout(said, Object.values(texts));
  const unmistakable = rubric.keys.filter(isUnmistakable);
  if (!about && !mayTell(said.text, unmistakable)) return undefined;
  return (part) => {
    if (tellsValues(part, rubric)) return true;
    const worth = candidatesIn(part).filter(({ isSaid, written }) =>
      about ? isSaid || isUnmistakable(written) : isUnmistakable(written),
    );
    return worth.slice(0, CHECKS_MAX).some((candidate) => isRight(candidate, rubric));
  };
}

/** A value that is right gives the answer away in the wrong form, too; one that is nearly right does not. */
function isRight({ written }: Candidate, rubric: Rubric): boolean {
  return [written, ...inItsLetter(written, rubric)].some((answer) => isEqual(answer, rubric));
}

/** With the letter of the answer, where another one stands for it. */
function inItsLetter(written: string, { keys }: Rubric): string[] {
  const [letter, ...others] = lettersIn(keys.join(" "));
  const [said, ...more] = lettersIn(written);
  if (!letter || !said || others.length > 0 || more.length > 0 || said === letter) return [];
  return [written.replace(lone, letter)];
}

const lone = /(?<!\p{L})\p{L}(?!\p{L})/gu;
const lettersIn = (text: string) => [...new Set(text.match(lone))];

function isEqual(written: string, rubric: Rubric): boolean {
  const { tells, known } = judgeOf(rubric);
  const isRight = known.get(written) ?? tells(written);
  known.set(written, isRight);
  return isRight;
}

type Judge = { tells: ReturnType<typeof sayerOf>; known: LRUCache<string, boolean> };

/** A problem is open for a week: its keys are read once, and most numbers are written more than once in that time. */
function judgeOf(rubric: Rubric): Judge {
  const judge = judges.get(rubric) ?? { tells: sayerOf(rubric), known: new LRUCache({ max: JUDGED_AT_MOST }) };
  judges.set(rubric, judge);
  return judge;
}

const judges = new WeakMap<Rubric, Judge>();
const JUDGED_AT_MOST = 5_000;

/** Letters in a calculation, a root, π, or more digits than a small number or fraction has. */
function isUnmistakable(written: string): boolean {
  const signs = written.replace(/\\(?:d?frac|left|right|cdot|times|,|;)|[\s{}$]/g, "");
  const isCalculation = /[-+*/^√²³·(]|\\sqrt|\d\p{L}|π/u.test(written);
  const hasLetters = /(?<![\p{L}])\p{L}(?![\p{L}])|√|π|sqrt|pi/u.test(signs);
  return (isCalculation && hasLetters && signs.length >= 4) || signs.replace(/\D/g, "").length >= 5;
}
