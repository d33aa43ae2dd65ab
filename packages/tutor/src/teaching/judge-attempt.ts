import { checkAnswer } from "@dripstone/checker";
import { withinBudget } from "@dripstone/checker/mathematics";
import type { Solution } from "../solver/solution.ts";
import { candidatesIn } from "./candidates.ts";
import { type Form, formMissing } from "./form-missing.ts";
import { isTwofold, numberMeant, truthSaid, withSigns } from "./sought/said.ts";
import { tellsAnswer } from "./told-answers.ts";
import { saysWord } from "./word-answers.ts";

/** `rounded`: near the answer, and not it. `under-way`: what was written follows from the problem, but is not the answer yet. `between`: it comes up in a step.
 * `step`: of the solution, to look at next. */
export type Judgement =
  | { verdict: "right" }
  | { verdict: "form"; form: Form }
  | { verdict: "rounded" }
  | { verdict: "under-way" }
  | { verdict: "wrong"; step: number }
  | { verdict: "between"; step: number }
  | { verdict: "unreadable" };

/** Judges what a student has written for a problem: the last thing that reads as an answer is what he means. */
export function judgeAttempt(written: string, solution: Solution): Judgement {
  const message = withSigns(written);
  const told = tellsAnswer(message, solution.answer);
  if (told !== null) return told ? { verdict: "right" } : { verdict: "wrong", step: 0 };
  return judgeWritten(message, solution);
}

function judgeWritten(message: string, solution: Solution): Judgement {
  const { answer, steps, problem } = solution;
  if (answer.key === "yes" || answer.key === "no") return judgeTruth(message, answer.key === "yes");
  const isWord = saysWord(message, answer.key);
  if (isWord === "unclear") return { verdict: "unreadable" };
  if (typeof isWord === "boolean") return isWord ? { verdict: "right" } : { verdict: "wrong", step: 0 };
  const wanted = lettered(answer.key);
  const numeral = wanted && numeralIn(message, wanted);
  if (numeral) return numeral === wanted.digits ? { verdict: "right" } : { verdict: "wrong", step: 0 };
  const rubric = { keys: [answer.key, ...digitsOf(answer.key), ...percentOf(answer.key)] };
  const judge = (written: string) => ({ written, ...checkAnswer(written, rubric) });
  const read = candidatesIn(message).map(judge).filter(isReadable);
  const number = read.length > 0 || isTwofold(message) ? null : numberMeant(message, problem.en);
  const readable = number === null ? read : [judge(number)].filter(isReadable);
  const meant = readable.at(-1);
  if (!meant) return { verdict: "unreadable" };
  if (isTwofold(message) && readable.some(({ verdict }) => verdict === "different")) return { verdict: "unreadable" };
  if (meant.verdict === "equal") return finished(meant.written, solution);
  if (meant.verdict === "wrong-form") return formVerdicts[meant.form ?? ""] ?? { verdict: "form", form: "simplest" };
  // Who stops at what a step has found has still to do the next one.
  const between = steps.findIndex(({ values }) =>
    Object.values(values).some((value) => isSameValue(value, meant.written)),
  );
  // Who writes what the unknown is means the answer.
  const isBetween = between >= 0 && between + 1 < steps.length && !meant.written.includes("=");
  return isBetween ? { verdict: "between", step: between + 1 } : { verdict: "wrong", step: 0 };
}

/** `9/12 + 10/12` has the value of `19/12`, and `(x + 1)^2` that of what is to be expanded: something is still to be done. */
function finished(written: string, solution: Solution): Judgement {
  const form = withinBudget(() => formMissing(written, solution));
  return form ? { verdict: "form", form } : { verdict: "right" };
}

const isReadable = ({ verdict }: { verdict: string }) => verdict !== "unreadable" && verdict !== "ambiguous";

function judgeTruth(message: string, truth: boolean): Judgement {
  const said = truthSaid(message);
  if (said === null) return { verdict: "unreadable" };
  return said === truth ? { verdict: "right" } : { verdict: "wrong", step: 0 };
}

const formVerdicts: Readonly<Record<string, Judgement>> = {
  solved: { verdict: "under-way" },
  exact: { verdict: "rounded" },
};

/** A number in another base is mostly written without naming the base that was asked for. */
const digitsOf = (key: string): string[] => /^(\d+)_\{?\d+\}?$/.exec(key)?.slice(1, 2) ?? [];

/** Who is asked how many percent answers 75 as well as 75%. */
const percentOf = (key: string): string[] => /^(-?\d+(?:[./]\d+)?)%$/.exec(key)?.slice(1, 2) ?? [];

type Numeral = { digits: string; base: number };

/** A number in a base beyond ten with letters among its digits; null for any other key. */
function lettered(key: string): Numeral | null {
  const [, digits, base] = /^(\w*[A-Z]\w*)_\{?(\d+)\}?$/.exec(key) ?? [];
  return digits === undefined ? null : { digits, base: Number(base) };
}

/**
 * What is written as a number in that base: alone or as the answer itself in small letters, too; among words in capitals, with a digit, or marked by the
 * base.
 */
function numeralIn(message: string, { digits, base }: Numeral): string | null {
  const sign = `[\\da-${String.fromCharCode(86 + base)}]`;
  const found = (pattern: string, flags = "gi") =>
    [...message.matchAll(new RegExp(pattern, flags))].map(([, numeral = ""]) => numeral).at(-1);
  const numeral =
    found(`^\\W*(?:0x)?(${sign}{1,20})\\W*$`) ??
    found(`\\b0x(${sign}{1,20})\\b`) ??
    found(`\\b(${sign}{1,20})_\\{?\\d`) ??
    found(`\\b(${digits})\\W*$`) ??
    found(`\\b(?=[A-Z\\d]*[A-Z])(${sign.toUpperCase().replace("D", "d")}{2,20})\\b`, "g") ??
    found(`\\b(?=${sign}*[a-z])(?=${sign}*\\d)(${sign}{2,20})\\b`);
  return numeral?.replace(/^0+(?=.)/, "").toUpperCase() ?? null;
}

function isSameValue(value: string | Record<string, string>, written: string): boolean {
  const [, found] = (typeof value === "string" && /(?:^|=\s?)(-?\d+(?:\.\d+)?)$/.exec(value)) || [];
  return found !== undefined && checkAnswer(written, { keys: [found] }).verdict === "equal";
}
