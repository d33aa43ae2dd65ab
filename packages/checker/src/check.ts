import { chargedAgain, withinBudget } from "./arithmetic/budget.ts";
import type { Asked } from "./asked.ts";
import type { DifferenceCode, FormCode, MissedForm, UnreadableCode } from "./codes.ts";
import { repeatsIn, sameAnswer } from "./comparing/compare.ts";
import { rightParts, whyDifferent } from "./comparing/differences.ts";
import { sameDomain } from "./comparing/domains.ts";
import { missingForm } from "./forms/forms.ts";
import { stillToSolve } from "./forms/solving.ts";
import type { Read } from "./grammar/read.ts";
import { readingsOf, type Reading as Way } from "./grammar/readings.ts";
import { sameClock } from "./grammar/times.ts";
import { isTime, type Keys, keysOf, readKey } from "./keys.ts";
import type { Rubric } from "./rubric.ts";
import { roundedPi } from "./syntax/rewriting.ts";
import type { Answer } from "./syntax/syntax.ts";

/** `read` is the LaTeX of what was read; `position` counts UTF-16 units of the input. */
export type Verdict =
  | { verdict: "equal"; read: string }
  /** `why` only where it is certain; `parts` where the rubric gives credit for parts of a list. */
  | { verdict: "different"; read: string; why?: DifferenceCode; parts?: { right: number; of: number } }
  | { verdict: "wrong-form"; read: string; form: MissedForm }
  | { verdict: "foreseen"; read: string; feedback: string }
  /** It can be meant in two ways, and neither is the key: only the child knows which. */
  | { verdict: "ambiguous"; readings: string[] }
  | { verdict: "unreadable"; position: number; code: UnreadableCode };

/** Decides whether what a student typed is the answer. Never throws; the same input has the same verdict every time. */
export function checkAnswer(given: string, rubric: Rubric): Verdict {
  return withinBudget(() => judge(given, rubric, readerOf(rubric))) ?? tooComplicated;
}

/**
 * Whether what is given says the key, in whatever form but a rounded one: for whoever holds many texts against one rubric, and says nobody what is
 * wrong with one. The keys are read once, so the rubric may not be changed meanwhile.
 */
export function sayerOf(rubric: Rubric): (given: string) => boolean {
  // The other half of the day is only seen where it is explained.
  if (isTime(rubric)) return (given) => isSaid(checkAnswer(given, rubric));
  const keys = chargedAgain(() => keysOf(rubric));
  return (given) => withinBudget(() => says(given, rubric, keys())) ?? false;
}

const isSaid = (judged: Verdict): boolean =>
  judged.verdict === "equal" || (judged.verdict === "wrong-form" && judged.form !== "exact");

function says(given: string, rubric: Rubric, { seen, copy }: { seen: Keys; copy: () => Keys }): boolean {
  const readings = readingsOf(given, seen.about);
  if (!readings.ok) return false;
  const { form } = judgedForm(readings.all, copy().answers, rubric);
  return form !== null && form !== "exact";
}

/** Reads what the author has written, when it is asked for. */
type Reader = { keys: () => Keys; foreseen: { feedback: string; read: () => Read }[] };

const readerOf = (rubric: Rubric): Reader => ({
  keys: () => keysOf(rubric),
  foreseen: (rubric.foreseen ?? []).map(({ answer, feedback }) => ({ feedback, read: () => readKey(answer, rubric) })),
});

const tooComplicated = { verdict: "unreadable", position: 0, code: "too-complicated" } as const;

function judge(given: string, rubric: Rubric, reader: Reader): Verdict {
  const { about, answers: keys } = reader.keys();
  const readings = readingsOf(given, about);
  if (!readings.ok) return { verdict: "unreadable", position: readings.position, code: readings.code };
  const [main] = readings.all;
  const { form, by, unusual } = judgedForm(readings.all, keys, rubric);
  const read = main.latex;
  if (form === "right") return { verdict: "equal", read: by.latex };
  if (form) return { verdict: "wrong-form", read, form };
  const asks = readings.all.filter((way) => way.asks || (unusual && (way === unusual || way === main)));
  if (asks.length > 1) return { verdict: "ambiguous", readings: asks.map(({ latex }) => latex) };
  const foreseen = reader.foreseen.find(({ read }) => {
    const wrong = read();
    return wrong.ok && sameAnswer(wrong.answer, main.answer, { ...rubric, tolerance: undefined });
  });
  return foreseen ? { verdict: "foreseen", read, feedback: foreseen.feedback } : explain(main, keys, rubric);
}

/** The form of a usual way to take it that says a key, and of others the first that does. */
function judgedForm([main, ...others]: [Way, ...Way[]], keys: Answer[], rubric: Rubric) {
  let form: FormCode | null = null;
  let unusual: Way | null = null;
  for (const way of [main, ...others]) {
    const found = formOf(way, keys, rubric);
    if (!way.usual) unusual ??= found === null ? null : way;
    else if (found === "right") return { form: found, by: way, unusual };
    else form ??= found;
  }
  return { form, by: main, unusual };
}

/** Whether a reading is right, or which form it lacks; null if its value is another. */
function formOf({ answer }: Way, keys: Answer[], rubric: Rubric): "right" | FormCode | null {
  let failed: FormCode | null = null;
  const isRounded = rubric.decimals !== undefined || rubric.figures !== undefined;
  for (const key of keys) {
    if (!sameAnswer(key, answer, rubric)) {
      // More places than were asked for, each of them right.
      if (isRounded && sameAnswer(key, answer, { ...rubric, finer: true }))
        failed ??= rubric.figures === undefined ? "decimal-places" : "significant-figures";
      continue;
    }
    if (rubric.domain === "same" && !sameDomain(key, answer)) continue;
    const form = missingForm(answer, key, rubric) ?? missingUnasked(answer, key, rubric);
    if (!form) return "right";
    failed ??= form;
  }
  return failed;
}

/** Forms that every rubric asks for, unless it says otherwise: a solved equation, and each part of a list once. */
function missingUnasked(answer: Answer, key: Answer, { solving, repeats }: Rubric): FormCode | null {
  if (solving !== "optional" && stillToSolve(key, answer)) return "solved";
  const isList = key.kind === "set" && key.parts.length > 1;
  const isSet = [key, answer].some((one) => one.kind === "set" && one.written === "braces");
  return isList && !isSet && repeats === undefined && repeatsIn(key) === 0 && repeatsIn(answer) > 0
    ? "each-once"
    : null;
}

function explain({ answer, latex: read }: Way, keys: Answer[], rubric: Rubric): Verdict {
  const isExact = rubric.decimals === undefined && rubric.figures === undefined && rubric.tolerance === undefined;
  const isRounded = (key: Answer) =>
    !sameAnswer(key, answer, rubric) &&
    (sameAnswer(key, answer, { ...rubric, rounded: true }) ||
      roundedPi(key).some((rounded) => sameAnswer(rounded, answer, rubric)));
  if (isExact && keys.some(isRounded)) {
    return { verdict: "wrong-form", read, form: "exact" };
  }
  if (answer.kind === "time" && keys.some((key) => key.kind === "time" && sameClock(key, answer)))
    return { verdict: "wrong-form", read, form: "half-of-day" };
  const [why] = keys.flatMap((key) => whyDifferent(key, answer, rubric) ?? []);
  const [key] = keys;
  const parts = rubric.credit === "parts" && key ? rightParts(key, answer, rubric) : null;
  return { verdict: "different", read, ...(why && { why }), ...(parts && { parts }) };
}

/** The live preview of an answer; `or` has the other readings of what can be meant in two ways. */
export type Reading = { ok: true; read: string; or: string[] } | { ok: false; position: number; code: UnreadableCode };

/** Reads as the judge will, without judging; never throws. It knows no key, so it cannot tell whether the answer is right. */
export function readAnswer(given: string, about: Asked): Reading {
  const readings = withinBudget(() => readingsOf(given, about));
  if (!readings) return { ok: false, position: 0, code: "too-complicated" };
  if (!readings.ok) return { ok: false, position: readings.position, code: readings.code };
  const [{ latex: read }, ...others] = readings.all;
  return { ok: true, read, or: others.map(({ latex }) => latex) };
}

/** Whether two answers to a problem say the same, however they are written: 0.5, ½ and 50%. */
export function sameGiven(one: string, other: string, rubric: Rubric): boolean {
  const same = withinBudget(() => {
    const { about } = keysOf(rubric);
    const [a, b] = [readingsOf(one, about), readingsOf(other, about)];
    return a.ok && b.ok && sameAnswer(a.all[0].answer, b.all[0].answer, { kind: rubric.kind });
  });
  return same === true;
}
