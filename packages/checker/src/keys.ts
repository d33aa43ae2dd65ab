import { type Asked, asked } from "./asked.ts";
import { areChoices, isChoiceKey } from "./grammar/choices.ts";
import { nodesOf, type Read, read } from "./grammar/read.ts";
import { readTime } from "./grammar/times.ts";
import { areYesNo, isYesNoKey, yesNoLetters } from "./grammar/yes-no.ts";
import { regionOf } from "./regions/regions.ts";
import type { Rubric } from "./rubric.ts";
import { type Answer, lettersIn, type Node, some } from "./syntax/syntax.ts";
import { commonManner } from "./words/manner.ts";

/** The keys as they were read, and what an answer's reader must know of them. */
export type Keys = { about: Asked; answers: Answer[] };

export function keysOf(rubric: Rubric): Keys {
  const answers = rubric.keys.flatMap((key) => {
    const reading = readKey(key, rubric);
    return reading.ok ? [reading.answer] : [];
  });
  return { about: askedBy(rubric, answers), answers };
}

/** What an answer's reader must know of a problem; the live preview needs the same, or it would show another reading. */
export const askedFor = (rubric: Rubric): Asked => keysOf(rubric).about;

function askedBy(rubric: Rubric, answers: Answer[]): Asked {
  return asked(lettersOf(rubric), {
    ...kindOf(rubric),
    units: answers.some(hasUnit),
    approximate: rubric.decimals !== undefined || rubric.figures !== undefined || rubric.tolerance !== undefined,
    list: answers.some(({ kind }) => kind === "set" || kind === "tuple"),
    point: rubric.kind !== "interval" && answers.some(({ kind }) => kind === "tuple"),
    remainder: answers.some(({ kind }) => kind === "quotient"),
    about: onlyName(answers, rubric),
    e: answers.some((answer) => nodesOf(answer).some(holdsE)),
  });
}

const holdsE = (node: Node) => some(node, (inner) => inner.kind === "constant" && inner.name === "e");

/** The letter that the keys are about, where they are relations of it with numbers, or intervals. */
function onlyName(keys: readonly Answer[], { kind }: Rubric): string | null {
  const names = new Set(keys.flatMap((key) => leavesOf(key).flatMap(lettersOfRelation)));
  const [name, ...more] = names;
  const isAbout = keys.every((key) =>
    leavesOf(key).every(
      (leaf) => leaf.kind === "relation" || leaf.kind === "interval" || (leaf.kind === "tuple" && kind === "interval"),
    ),
  );
  return more.length === 0 && keys.length > 0 && isAbout ? (name ?? "x") : null;
}

const leavesOf = (answer: Answer): Answer[] =>
  answer.kind === "member"
    ? leavesOf(answer.of)
    : answer.kind === "set" && answer.parts.length > 0
      ? answer.parts.flatMap(leavesOf)
      : [answer];

const lettersOfRelation = (answer: Answer) =>
  answer.kind === "relation" ? answer.sides.flatMap((side) => [...lettersIn(side)]) : [];

/** A key, or an answer that the author foresees. */
export function readKey(key: string, rubric: Rubric): Read {
  const letters = rubric.letters ?? (areChosen(rubric) ? lettersOf(rubric) : null);
  const isChoice = letters !== null && (areChoices(letters) || areYesNo(letters));
  const about = asked(isChoice || rubric.letters ? letters : null, { ...kindOf(rubric), units: true });
  return read(key, about, { ...commonManner(), exponent: "of-e" });
}

/** The letters that an answer may hold: the rubric's, or those of its keys. What the live preview must be given. */
export function lettersOf(rubric: Rubric): string[] {
  if (rubric.letters) return rubric.letters;
  if (areChosen(rubric) && rubric.keys.every(isYesNoKey)) return yesNoLetters;
  if (areChosen(rubric)) {
    const last = Math.max(...rubric.keys.flatMap((key) => [...key.trim()].map((letter) => letter.charCodeAt(0) - 65)));
    return [..."ABCDEFGH"].slice(0, Math.max(last + 1, 5));
  }
  const found = new Set<string>();
  const answers = rubric.keys.flatMap((key) => {
    const reading = read(key, asked(null, kindOf(rubric)), { ...commonManner(), exponent: "of-e" });
    return reading.ok ? [reading.answer] : [];
  });
  for (const answer of answers) {
    for (const node of nodesOf(answer)) lettersIn(node, found);
    if (answer.kind === "member") found.add(answer.name);
  }
  if (found.size === 0 && answers.some((answer) => isInterval(answer, rubric))) return ["x"];
  return [...found].filter((letter) => !/^[A-Z]{2,}/.test(letter)).sort();
}

/** Whether the keys are letters of a multiple choice, or yes and no. */
function areChosen({ keys, base }: Rubric): boolean {
  return base === undefined && keys.length > 0 && (keys.every(isChoiceKey) || keys.every(isYesNoKey));
}

/** An interval or the empty set names no letter: x is then allowed. */
const isInterval = (answer: Answer, { kind }: Rubric) =>
  (answer.kind !== "tuple" || kind === "interval") && regionOf(answer) !== null;

export function hasUnit(answer: Answer): boolean {
  if (answer.kind === "expression" || answer.kind === "relation") return answer.unit !== null;
  return (answer.kind === "set" || answer.kind === "tuple") && answer.parts.some(hasUnit);
}

const kindOf = (rubric: Rubric) => ({ time: isTime(rubric), base: rubric.base ?? null });

/** Whether the keys are times of day. `3:30` is one by itself: a ratio would be given in lowest terms. */
export function isTime({ keys, kind }: Rubric): boolean {
  if (kind !== undefined) return kind === "time";
  return keys.length > 0 && keys.every((key) => readTime(key) !== null && !isPlainRatio(key) && !twoNumbers.test(key));
}

/** `5 to 3` in a key is a ratio; an answer where a time is asked for may say so that it is 2:55. */
const twoNumbers = /^\s*\d+\s+to\s+\d+\s*$/u;

/** `7:45` may be a ratio in lowest terms; `3:05` and `3:30` cannot. */
export function isPlainRatio(key: string): boolean {
  const [, hours = "", minutes = ""] = /^\s*(\d+)\s*[:：]\s*(\d+)\s*$/u.exec(key) ?? [];
  if (hours === "" || (minutes.length > 1 && minutes.startsWith("0"))) return false;
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  return gcd(Number(hours), Number(minutes)) === 1;
}
