import { withinBudget } from "./arithmetic/budget.ts";
import type { Asked } from "./asked.ts";
import { checkAnswer } from "./check.ts";
import type { TrapCode, UnreadableCode } from "./codes.ts";
import { nodesOf } from "./grammar/read.ts";
import { readingsOf } from "./grammar/readings.ts";
import { readTime } from "./grammar/times.ts";
import { hasUnit, isPlainRatio, isTime, keysOf, readKey } from "./keys.ts";
import type { Rubric } from "./rubric.ts";
import { lettersIn } from "./syntax/syntax.ts";

export type RubricProblem = { answer: string; position: number; code: UnreadableCode | TrapCode };

/**
 * What an author must mend: keys and foreseen answers that cannot be read, and keys that the checker might take
 * otherwise than they are meant. Empty for a good rubric.
 */
export function rubricProblems(rubric: Rubric): RubricProblem[] {
  const all = [...rubric.keys, ...(rubric.foreseen ?? []).map(({ answer }) => answer)];
  const unread = all.flatMap((answer): RubricProblem[] => {
    const reading = withinBudget(() => readKey(answer, rubric)) ?? { ok: false, position: 0, code: "too-complicated" };
    return reading.ok ? [] : [{ answer, position: reading.position, code: reading.code }];
  });
  if (unread.length > 0) return unread;
  const { about } = keysOf(rubric);
  return rubric.keys.flatMap((answer) => {
    const trap = withinBudget(() => trapIn(answer, rubric, about));
    const rejected = checkAnswer(answer, rubric).verdict !== "equal";
    return [...(trap ? [trap] : []), ...(rejected ? (["rejects-itself"] as const) : [])].map((code) => ({
      answer,
      position: 0,
      code,
    }));
  });
}

function trapIn(key: string, rubric: Rubric, about: Asked): TrapCode | null {
  if (rubric.letters === undefined && mayBeUnit(key, rubric)) return "letter-or-unit";
  if (rubric.kind === undefined && readTime(key) !== null && isPlainRatio(key) && !isTime(rubric))
    return "ratio-or-time";
  const readings = readingsOf(key, about);
  return readings.ok && readings.all.filter(({ asks }) => asks).length > 1 ? "two-readings" : null;
}

/** In `49 m^2` the m is a letter or metres: the author has to name the letters, or that there are none. */
function mayBeUnit(key: string, rubric: Rubric): boolean {
  const reading = readKey(key, rubric);
  if (!reading.ok) return false;
  const letters = nodesOf(reading.answer).flatMap((node) => [...lettersIn(node)]);
  const unit = hasUnit(reading.answer) && /\d\s*[a-zA-Z](?:\^\{?[23]\}?|[²³])?\s*$/u.test(key);
  return unit || (letters.some((letter) => oneLetterUnits.has(letter)) && /[\d)]\s*[a-zA-Z]/u.test(key));
}

const oneLetterUnits = new Set("mghsltL");
