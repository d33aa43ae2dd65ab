import type { Asked } from "../asked.ts";
import type { Answer } from "../syntax/syntax.ts";
import { commonManner, type Doubt, type Manner } from "../words/manner.ts";
import { type Read, read } from "./read.ts";

/** One way to take an answer. `asks`: so likely to be meant that a child is asked when no reading is right. */
export type Reading = {
  answer: Answer;
  latex: string;
  asks: boolean;
  /** Whether schools write it so: only then may it be right. */
  usual: boolean;
};

export type Readings = { ok: true; all: [Reading, ...Reading[]] } | Extract<Read, { ok: false }>;

/**
 * All ways to take an answer, the most common first: `n/2(n+1)`, `3+-2`, `100,200` can each be meant in two ways. The key
 * decides.
 */
export function readingsOf(given: string, about: Asked): Readings {
  const manner = commonManner();
  const first = read(given, about, manner);
  const all: Reading[] = first.ok ? [{ answer: first.answer, latex: first.latex, asks: false, usual: true }] : [];
  const add = (text: string, change: Partial<Manner>, asks: boolean, usual = true) => {
    const other = read(text, about, { ...commonManner(), ...change });
    if (!other.ok || all.some(({ latex }) => latex === other.latex)) return;
    all.push({ answer: other.answer, latex: other.latex, asks, usual });
  };
  for (const [doubt, change] of otherManners) {
    if (!manner.met.has(doubt)) continue;
    if (doubt === "half") add(given, change, false, false);
    else add(given, change, doubt !== "exponent" || about.e);
  }
  const asksForList = about.list;
  if (asksForList && spacedList.test(given)) add(given.trim().replaceAll(/\s+/gu, ", "), {}, first.ok);
  const isBound = !first.ok && about.about !== null && startsWithSign.test(given);
  if (isBound) add(`${about.about} ${given.trim().replace(numbersThatAre, "")}`, {}, false);
  if (about.time && dottedTime.test(given)) add(given.replace(".", ":"), {}, false, false);
  if (about.point && first.ok && bareList.test(given)) add(`(${given.trim()})`, {}, false, false);
  if (answerDash.test(given)) add(given.replace(answerDash, ""), {}, true);
  if (label.test(given)) add(given.replaceAll(labels, "$1="), {}, false);
  if (twoNumbers.test(given)) add(given, { comma: "separates" }, false);
  if (!asksForList && decimalComma.test(given)) add(given, { comma: "decimal" }, true, isNoList.test(given));
  if (!asksForList && mixed.test(given)) add(given.replace(mixed, "$1 "), {}, false);
  if (!asksForList && waysOfA.test(given)) add(given.replace("A", "P"), {}, false);
  const point = pointName.exec(given);
  if (point) add(given.slice(point[0].length), {}, false);
  if (about.list && !about.point && about.letters?.length === 0 && all[0] && namesSeveral(all[0].answer))
    return { ok: false, position: 0, code: "unknown-letter" };
  const [main, ...others] = all;
  if (!main) return first.ok ? { ok: false, position: 0, code: "nothing-there" } : first;
  if (others.some(({ asks }) => asks)) main.asks = true;
  return { ok: true, all: [main, ...others] };
}

/** `a = 3, b = -2` where a list without names is asked for: nobody knows what the letters stand for. */
function namesSeveral(answer: Answer): boolean {
  const names =
    answer.kind === "set" ? answer.parts.map((part) => (part.kind === "relation" ? part.sides[0] : null)) : [];
  const letters = names.map((side) => (side?.kind === "letter" ? side.name.replace(/_.*$/u, "") : ""));
  return letters.length > 1 && !letters.includes("") && new Set(letters).size > 1;
}

const otherManners: [Doubt, Partial<Manner>][] = [
  ["slash", { slash: "number-below" }],
  ["plusMinus", { plusMinus: "two-signs" }],
  ["exponent", { exponent: "of-e" }],
  ["half", { half: "below" }],
];

/** `1 2 3`, `3 -2` */
const spacedList = /^\s*-?\d+(?:\.\d+)?(?:\s+-?\d+(?:\.\d+)?){1,11}\s*$/u;

const numbersThatAre =
  /^\s*(?:(?:all|any|every)\s+)?(?:the\s+)?(?:(?:real\s+)?numbers?|values?)\s+(?:that\s+(?:are|is)\s+)?|^\s*(?:所有|全体|一切)(?=[大小不])/iu;
/** `all numbers greater than 5`, `大于2的实数`, `大于-2且不大于5`, `from 1 to 5, not including them`. One bound alone says too little. */
const startsWithSign =
  /^\s*(?:(?:(?:all|any|every)\s+)?(?:the\s+)?(?:real\s+)?(?:numbers?|values?)\s+(?:that\s+(?:are|is)\s+)?(?:greater|more|bigger|larger|less|smaller|at least|at most|no (?:more|less))\b|(?:greater|more|less|smaller) than -?[\d./]+ (?:and|or|but) (?:greater|more|less|smaller|at least|at most)\b|不?[大小]于[^且]*且|(?:所有|全体|一切)?不?[大小]于(?:或?等于)?[-－−]?[\d.√/]{1,12}的(?:所有|全部|全体|一切|任意|任何)?实?数\s*$)/iu;

/** `3, -4`, which may be a point without its brackets. */
const bareList = /^[^()[\]{}（）【】=＝a-z\p{Script=Han}]{1,40}[,，;；][^()[\]{}（）【】=＝a-z\p{Script=Han}]{1,40}$/iu;

/** `Answer - 18`: a dash, or a minus. */
const answerDash = /^\s*(?:the\s+|my\s+)?(?:final\s+)?ans(?:wer)?\s+[-–—]\s+(?=\d)/iu;

/** `3.30` for 3:30, as some schools write; others take it for a number. */
const dottedTime = /^\s*\d{1,2}\.[0-5]\d\s*$/u;

/** `x: 3`, `a: 5, b: -1` */
const label = /^\s*[a-z]\s*[:：]\s*[-−\d√\\.]/u;
const labels = /(?<![\w])([a-z])\s*[:：](?=\s*[-−\d√\\.])/gu;

/** `100,200` may be a list of two; `1,000` may not. */
const twoNumbers = /[1-9]\d{0,2}[,，][1-9]\d{2}(?!\d)/u;

/** `0,625`, `3,5`: one comma, and digits on both sides that cannot be a group of thousands. */
const decimalComma = /^[^,，([{（【]*(?<!\d)(?:0[,，]\d+|\d+[,，](?:\d{1,2}|\d{4,}))(?!\d)[^,，)\]}）】]*$/u;

/** Nobody lists 0 and 625, or 62 and 5%. */
const isNoList = /(?<!\d)0[,，]\d|[,，]\d+\s*[%％]/u;

/** `2 and 3/4` */
const mixed = /(?<=^\s*[-−]?)(\d+)\s+and\s+(?=\d+\s*\/\s*\d+\D*$)/u;

/** `A(5,2)` counts ways as `P(5,2)` does, where no point is asked for. */
const waysOfA = /^\s*A\s*[(（]\s*\d+\s*[,，]\s*\d+\s*[)）]\s*$/u;

/** `P(3,4)` counts ways, or is a point with its name. */
const pointName = /^\s*[A-Z]['′]?\s*(?=(?:\\left)?\s*[(（].*[,，])/u;
