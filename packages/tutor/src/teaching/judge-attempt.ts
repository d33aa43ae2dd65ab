import { checkAnswer } from "@dripstone/checker";
import type { Solution } from "../solver/solution.ts";

/** `rounded`: near the answer, and not it. `under-way`: what was written follows from the problem, but is not the answer yet. `between`: it comes up in a step.
 * `step`: of the solution, to look at next. */
export type Judgement =
  | { verdict: "right" }
  | { verdict: "form" }
  | { verdict: "rounded" }
  | { verdict: "under-way" }
  | { verdict: "wrong"; step: number }
  | { verdict: "between"; step: number }
  | { verdict: "unreadable" };

/** Judges what a student has written for a problem: the last thing that reads as an answer is what he means. */
export function judgeAttempt(message: string, { answer, steps }: Solution): Judgement {
  const rubric = { keys: [answer.key, ...digitsOf(answer.key)] };
  const verdicts = candidatesIn(message).map((written) => ({ written, ...checkAnswer(written, rubric) }));
  const readable = verdicts.filter(({ verdict }) => verdict !== "unreadable" && verdict !== "ambiguous");
  const meant = readable.at(-1);
  if (!meant) return { verdict: "unreadable" };
  if (isAlternative(message) && readable.some(({ verdict }) => verdict === "different"))
    return { verdict: "unreadable" };
  if (meant.verdict === "equal") return { verdict: "right" };
  if (meant.verdict === "wrong-form") return { verdict: formVerdicts[meant.form ?? ""] ?? "form" };
  // Who stops at what a step has found has still to do the next one.
  const between = steps.findIndex(({ values }) =>
    Object.values(values).some((value) => isSameValue(value, meant.written)),
  );
  // Who writes what the unknown is means the answer.
  const isBetween = between >= 0 && between + 1 < steps.length && !meant.written.includes("=");
  return isBetween ? { verdict: "between", step: between + 1 } : { verdict: "wrong", step: 0 };
}

const formVerdicts: Readonly<Record<string, "under-way" | "rounded">> = { solved: "under-way", exact: "rounded" };

/** A number in another base is mostly written without naming the base that was asked for. */
const digitsOf = (key: string): string[] => /^(\d+)_\{?\d+\}?$/.exec(key)?.slice(1, 2) ?? [];

/** The sides, lines and sentences that may be an answer, in order. */
function candidatesIn(message: string): string[] {
  const text = message.normalize("NFKC").slice(0, LENGTH_MAX);
  const parts = text.split(
    /\n|[;。；!！?？]|[,，](?=\s?(?:so|then|所以|那么|得))|\.(?=\s|$)|\b(?:so|then|because|therefore)\b|所以|因为/,
  );
  return parts
    .map(bare)
    .filter((part) => /[\d√π]|^[a-z]\s?=/i.test(part) && part.length <= PART_MAX)
    .slice(-PARTS_MAX);
}

const LENGTH_MAX = 1_000;
const PART_MAX = 80;
/** Each is checked in about a millisecond. */
const PARTS_MAX = 8;

/** Without the words that lead to an answer. */
const bare = (part: string) =>
  part
    .replace(leading, "")
    .replace(/^\s*(?:吗|呢|吧|对吗)|(?:对吗|对不对|是吗|吗|吧|呢|right|correct|is (?:that|it|this) right)\s*$/gi, "")
    .replaceAll(/\$/g, "")
    .trim();

const leading =
  /^.{0,60}?\b(?:i (?:got|get|have|found|think|wrote|said|put)|answer|my (?:answer|guess|try)|is it|would it be|could it be|maybe|get|got|equals)\b(?: (?:is|was|it|its|it's|that|the answer|to|be|like|for it|about|as)\b)*\s*:?|^.{0,30}?(?:我?(?:算出来|算得|算的|得到|得出|觉得|认为|求得|求出|想)|答案|是不是|应该)(?:的)?(?:是|为|等于|得|了)?\s*:?/i;

const isAlternative = (message: string) => /\d\s?(?:or|或者?|还是)\s?-?\d/i.test(message);

function isSameValue(value: string | Record<string, string>, written: string): boolean {
  const [, found] = (typeof value === "string" && /(?:^|=\s?)(-?\d+(?:\.\d+)?)$/.exec(value)) || [];
  return found !== undefined && checkAnswer(written, { keys: [found] }).verdict === "equal";
}
