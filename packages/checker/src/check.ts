import { withinBudget } from "./arithmetic/budget.ts";
import type { FormCode, UnreadableCode } from "./codes.ts";
import { sameAnswer } from "./comparing/compare.ts";
import { sameDomain } from "./comparing/domains.ts";
import { missingForm } from "./forms/forms.ts";
import { areChoices, isChoiceKey } from "./grammar/choices.ts";
import { nodesOf, type Read, read } from "./grammar/read.ts";
import { areYesNo, isYesNoKey, yesNoLetters } from "./grammar/yes-no.ts";
import { regionOf } from "./regions/regions.ts";
import { type Answer, lettersIn } from "./syntax/syntax.ts";

/** What an author says of a problem's answer. */
export type Rubric = {
  /** One or more keys, in any notation the reader takes; any of them is right. */
  keys: string[];
  /** Variables an answer may hold; unless told, the letters of the keys. `A` to `D` or further: multiple choice. */
  letters?: string[];
  /** Forms that an answer of the right value must have. */
  form?: FormCode[];
  /**
   * Decimal places that `decimal-places` asks for, and allowed for a key that no decimal can write out (π, √2, ⅓); unless
   * told, exact only.
   */
  decimals?: number;
  /**
   * How far a number may be from the key, in the key's unit, the bound itself included; unless told, not at all. At
   * most 10^6.
   */
  tolerance?: number;
  /** `same`: an answer must be defined exactly where the key is. Without it, `(x²-1)/(x+1)` counts as `x-1`. */
  domain?: "same";
  /** Wrong answers the author expects, each with the code of its feedback. */
  foreseen?: { answer: string; feedback: string }[];
};

/** `read` is the LaTeX of what was read; `position` counts UTF-16 units of the input. */
export type Verdict =
  | { verdict: "equal"; read: string }
  | { verdict: "different"; read: string }
  | { verdict: "wrong-form"; read: string; form: FormCode }
  | { verdict: "foreseen"; read: string; feedback: string }
  | { verdict: "unreadable"; position: number; code: UnreadableCode };

/** Decides whether what a student typed is the answer. Never throws; the same input has the same verdict every time. */
export function checkAnswer(given: string, rubric: Rubric): Verdict {
  return withinBudget(() => judge(given, rubric)) ?? { verdict: "unreadable", position: 0, code: "too-complicated" };
}

function judge(given: string, rubric: Rubric): Verdict {
  const letters = lettersOf(rubric);
  const reading = read(given, letters);
  if (!reading.ok) return { verdict: "unreadable", position: reading.position, code: reading.code };
  const readings = [reading, ...otherReading(given, letters)];
  const keys = rubric.keys.flatMap((key) => answerOf(readKey(key, rubric)));
  let failed: FormCode | null = null;
  for (const { answer, latex } of readings) {
    for (const key of keys) {
      if (!sameAnswer(key, answer, rubric)) continue;
      if (rubric.domain === "same" && !sameDomain(key, answer)) continue;
      const form = missingForm(answer, key, rubric);
      if (!form) return { verdict: "equal", read: latex };
      failed ??= form;
    }
  }
  const shown = reading.latex;
  if (failed) return { verdict: "wrong-form", read: shown, form: failed };
  for (const { answer, feedback } of rubric.foreseen ?? []) {
    const foreseen = answerOf(readKey(answer, { ...rubric, letters }));
    if (foreseen.some((wrong) => sameAnswer(wrong, reading.answer, { decimals: rubric.decimals }))) {
      return { verdict: "foreseen", read: shown, feedback };
    }
  }
  return { verdict: "different", read: shown };
}

/** The live preview of an answer that may hold `letters`. It knows no key, so it cannot tell whether it is right. */
export type Reading = { ok: true; read: string } | { ok: false; position: number; code: UnreadableCode };

/** Reads without judging; never throws. */
export function readAnswer(given: string, letters: string[]): Reading {
  const reading = read(given, letters);
  return reading.ok ? { ok: true, read: reading.latex } : reading;
}

/** The letters that an answer may hold: the rubric's, or those of its keys. What the live preview must be given. */
export function lettersOf(rubric: Rubric): string[] {
  if (rubric.letters) return rubric.letters;
  if (rubric.keys.length > 0 && rubric.keys.every(isYesNoKey)) return yesNoLetters;
  if (rubric.keys.length > 0 && rubric.keys.every(isChoiceKey)) {
    const last = Math.max(...rubric.keys.flatMap((key) => [...key.trim()].map((letter) => letter.charCodeAt(0) - 65)));
    return [..."ABCDEFGH"].slice(0, Math.max(last + 1, 5));
  }
  const found = new Set<string>();
  for (const key of rubric.keys) {
    for (const answer of answerOf(read(key, null))) for (const node of nodesOf(answer)) lettersIn(node, found);
  }
  if (found.size === 0 && rubric.keys.some((key) => isRegion(read(key, null)))) return ["x"];
  return [...found].filter((letter) => !/^[A-Z]{2,}/.test(letter)).sort();
}

/** What an author must mend: keys and foreseen answers that cannot be read. Empty for a good rubric. */
export function rubricProblems(rubric: Rubric): { answer: string; position: number; code: UnreadableCode }[] {
  const letters = lettersOf(rubric);
  const all = [
    ...rubric.keys.map((key) => ({ answer: key, reading: readKey(key, rubric) })),
    ...(rubric.foreseen ?? []).map(({ answer }) => ({ answer, reading: readKey(answer, { ...rubric, letters }) })),
  ];
  return all.flatMap(({ answer, reading: key }) =>
    key.ok ? [] : [{ answer, position: key.position, code: key.code }],
  );
}

function readKey(key: string, rubric: Rubric): Read {
  const chosen = rubric.keys.every(isChoiceKey) || rubric.keys.every(isYesNoKey);
  const letters = rubric.letters ?? (chosen ? lettersOf(rubric) : null);
  const isChoice = letters !== null && (areChoices(letters) || areYesNo(letters));
  return read(key, isChoice || rubric.letters ? letters : null);
}

/** Whether a key is an interval or the empty set, which name no letter: x is then allowed. */
function isRegion(reading: Read): boolean {
  return reading.ok && reading.answer.kind !== "tuple" && regionOf(reading.answer) !== null;
}

function answerOf(reading: Read): Answer[] {
  return reading.ok ? [reading.answer] : [];
}

/** `100,200` may also be a list of two; `1,000` may not. `P(3,4)` may be a way of counting, and a point. */
function otherReading(given: string, letters: string[]): { answer: Answer; latex: string }[] {
  const point = /^\s*[A-Z]['′]?\s*(?=(?:\\left)?\s*[(（].*[,，])/u.exec(given);
  if (point) return [read(given.slice(point[0].length), letters)].filter((reading) => reading.ok);
  if (!/[1-9]\d{0,2}[,，][1-9]\d{2}(?!\d)/.test(given)) return [];
  const reading = read(given, letters, false);
  return reading.ok ? [reading] : [];
}
