import type { Question } from "../../../question.ts";
import { type Piece, readPieces } from "../../../sentences/pieces.ts";
import { type Equation, equationOf, unknownsIn } from "./equation.ts";

export type DigitEquations = {
  /** As they are written. */
  shown: string[];
  equations: Equation[];
  unknowns: string[];
  /** Different letters are different digits, where that is said. */
  areDifferent: boolean;
  /** Some may not be 0. */
  areNotZero: boolean;
  /** A number or a sum of letters, or every sign in order. */
  wanted: { is: "value"; of: string } | { is: "each"; of: string[] };
};

type Told = { equations: string[]; wanted: string[]; areDifferent: boolean; areNotZero: boolean; ofDigits: boolean };

const LENGTH_MAX = 220;
const UNKNOWNS_MAX = 4;
const s = "[A-Z□△○☆◇]";
const number = `(?:\\d|${s}){1,7}`;
const side = `${number}(?: ?[-+*] ?${number})*`;
const letters = `[A-Z](?:(?:,? and |, ?|,?和|与|、)[A-Z])*`;
const boxes = "[□△○☆◇](?:(?:,? and |, ?|,?和|与|、)[□△○☆◇])*";
const piece = (source: string, tell: (told: Told, groups: Record<string, string>) => void = () => {}): Piece<Told> => [
  new RegExp(`^(?:${source})`, "u"),
  tell,
];
const want = (told: Told, { w }: Record<string, string>) => {
  told.wanted.push(w ?? "");
};
const digits = (told: Told) => {
  told.ofDigits = true;
};

const pieces: Piece<Told>[] = [
  piece(`${boxes} ?= ?(?:[?_]|\\( ?\\))?(?=,|$)`, digits),
  piece(`(?<e>${side} ?= ?${side})(?![-+*=×÷/\\d])`, ({ equations }, { e = "" }) => {
    equations.push(e);
  }),
  piece(
    `(?:each |every |the )(?:box|blank|symbol|square|empty box) (?:is|stands for|represents|hides) (?:a |1 |the )?(?:missing |single )?digit`,
    digits,
  ),
  piece(
    "(?:请)?在(?:方框|空格|括号)(?:里|中|内)填(?:上|入|写)?(?:合适的|适当的|正确的)?(?:数字|数)?(?:,?使(?:算式|等式)成立)?",
    digits,
  ),
  // What the letters are.
  piece(
    `(?:let |where |if |suppose )?${letters} (?:each )?(?:are|is|stands? for|represents?|be|denotes?)(?: (?:both|all|each))? ?(?:a |1 |some )?(?<n>(?:different|distinct|non-?zero|unique|single|positive|decimal)(?: |, )?)*digits?`,
    (told) => digits(told),
  ),
  piece(
    "(?:and )?(?:each|every|the same) (?:letter|symbol|sign|box|shape) (?:always )?(?:stands? for|represents?|is|means) (?:a |1 |the same )?(?:single )?digit",
    digits,
  ),
  piece(
    "(?:(?:and|where) )?(?:different|distinct) (?:letters|symbols|signs|shapes) (?:stand for|represent|are|mean) (?:different|distinct) digits|each letter (?:stands for|represents|is) a (?:different|unique) digit",
    (told) => {
      told.ofDigits = true;
      told.areDifferent = true;
    },
  ),
  piece(
    `(?:let |where |if |suppose |given that |and )?(?:the )?${letters} (?:stands? for|represents?|be|is|denotes?) (?:a |the )?2-digit number`,
    digits,
  ),
  piece(
    `(?:let |where |if |suppose |given that |and )?(?:the )?[A-Z]{2,3} (?:stands? for|represents?|be|is|denotes?) (?:a |the )?\\d-digit number`,
    digits,
  ),
  piece(
    `(?:其中)?${letters}(?:各|都|分别|均)*(?:是|代表|表示|为)(?:1个)?(?<d>不同的|互不相同的)?(?:非零|非0)?(?:1位)?(?:数字|数码)`,
    (told, { d }) => {
      told.ofDigits = true;
      told.areDifferent ||= d !== undefined;
    },
  ),
  piece(`${boxes}(?:各|都|分别|均)*(?:是|代表|表示|为)(?:1个)?(?:数字|数码)`, digits),
  piece(
    "(?:其中)?(?:相同(?:的)?字母(?:代表|表示)相同(?:的)?数字,?)?不同(?:的)?字母(?:代表|表示)不同(?:的)?数字",
    (told) => {
      told.ofDigits = true;
      told.areDifferent = true;
    },
  ),
  piece("(?:其中)?每个(?:字母|符号|方框)(?:各)?(?:代表|表示|是)1个数字", digits),
  piece("(?:其中)?[A-Z]{2,3}(?:是|表示|代表|为)1个\\d位数", digits),
  // What is wanted.
  piece(
    "(?:fill in|find|what is|what are|supply|write|put|work out|which is|complete|determine)(?: in)? (?:the )?(?:missing|blank) (?:digits?|numbers?)(?: in(?: the)?(?: boxe?s?| blanks?| gaps?)?)?(?: (?:in|of|for))?(?: this| the)?(?: (?:sum|addition|subtraction|multiplication|problem|calculation|equation))?|fill(?: in)? the (?:blanks?|box(?:es)?|gaps?)(?: with (?:a|the right|the correct|the missing) digits?)?(?: to make (?:it|this|the equation) (?:true|correct))?|missing digits?(?: in)?",
    digits,
  ),
  piece(
    "(?:what|which) digits? (?:goes|go|belongs?|should go|must go|fits?|is|are|is missing|are missing)(?: in(?:to)? the (?:box(?:es)?|blanks?|gaps?|squares?))?(?: in)?",
    digits,
  ),
  piece(
    `(?:在|请在)?${boxes}(?:里|中|内)?(?:应该?|可以|分别)?填(?:上|入|写)?(?:的|1个)?(?:合适的|适当的|正确的)?(?:数字?|几|什么(?:数字?)?|多少)?(?:,?使(?:算式|等式)成立)?`,
    digits,
  ),
  piece(
    `(?:依次|分别)?(?:写出|求|求出|填出)${boxes}|${boxes}(?:分别|各)?(?:代表|表示|是|等于|=)(?:的)?(?:几|多少|什么数字?|哪个数字)?`,
    digits,
  ),
  piece(
    `(?:what (?:number|digit|2-digit number|value|digits) ?(?:is|does|do|are|must|should) |what(?:'s| is| are| does) |find |the )?(?:the )?(?:value of |2-digit number |number |digit |digits |values of )?(?<w>[A-Z](?: ?[-+*] ?[A-Z])+|[A-Z]{2,3}|${letters})(?: (?:stand for|represent|be|equal|mean))?(?=,|$)`,
    want,
  ),
  piece(
    `(?:求|那么|则|问)?(?:2位数|\\d位数|数字)?(?<w>[A-Z](?: ?[-+*] ?[A-Z])+|[A-Z]{2,3}|${letters})(?:的值)?(?:分别|各)?(?:是|等于|代表|表示|=)?(?:几|多少|什么数字?|哪个数字)?(?=,|$)`,
    want,
  ),
  // Words around it.
  piece(
    "cryptarithm|alphametic|解?(?:数字谜|竖式谜|竖式)|(?:在)?(?:下面的?|这个|此)?(?:算式|竖式|等式)(?:中|里)?",
    digits,
  ),
];
const glue =
  /^(?:, ?| |[:：]|(?:what is it|find it|in this (?:sum|addition|subtraction|multiplication|problem)|in the (?:sum|addition|subtraction|multiplication|problem)|with|if|in|the|and|where|so that|such that|solve|suppose|let|given that|then|find|what is|is|are)(?![a-z])|如果|若|已知|填空|中|里|,?且|并且|其中|那么|则|求)/;

/** `3_7 + 285 = 642`, 4□×7=3△9, `3 × AB = 1AB`: which digits make it true. */
export function readDigitEquations({ counted }: Question): DigitEquations | null {
  if (counted.length > LENGTH_MAX || !/=|equals?|等于|之和|的和/.test(counted)) return null;
  const text = spelledOut(counted);
  const told = readPieces<Told>(text, pieces, glue, {
    equations: [],
    wanted: [],
    areDifferent: false,
    areNotZero: false,
    ofDigits: /digit|位数|数字/.test(counted),
  });
  return told && problemOf(told, /non-?zero|非零|非0/i.test(counted));
}

function problemOf(
  { equations: written, wanted, areDifferent, ofDigits }: Told,
  areNotZero: boolean,
): DigitEquations | null {
  if (written.length === 0 || written.length > 3) return null;
  const shown = numbered(written);
  const equations = shown.flatMap((one) => equationOf(one) ?? []);
  const unknowns = unknownsIn(shown.join(" "));
  if (equations.length !== shown.length || unknowns.length === 0 || unknowns.length > UNKNOWNS_MAX) return null;
  const areLetters = unknowns.every((sign) => /[A-Z]/.test(sign)) && !written.some((one) => /□/.test(one));
  const hasNumbers = written.some((one) => new RegExp(`${s}\\d|\\d${s}|[A-Z]{2}`).test(one));
  // A box alone may be any number, and so may a letter.
  if (!hasNumbers || (!areLetters && isAlone(written))) return null;
  if (areLetters && !ofDigits) return null;
  const [asked, ...more] = [...new Set(wanted.map((one) => one.replaceAll(" ", "")))];
  if (!areLetters)
    return wanted.length > 0
      ? null
      : { shown, equations, unknowns, areDifferent, areNotZero, wanted: { is: "each", of: unknowns } };
  if (asked === undefined || more.length > 0) return null;
  const of = unknownsIn(asked);
  if (of.some((letter) => !unknowns.includes(letter))) return null;
  const isList = /,|and|和|与|、/.test(asked);
  return {
    shown,
    equations,
    unknowns,
    areDifferent,
    areNotZero,
    wanted: isList ? { is: "each", of } : { is: "value", of: asked },
  };
}

/** A box that is a whole number of the sum. */
const isAlone = (written: string[]): boolean =>
  written.some((one) => one.split(/[-+*=]/).some((term) => /^[□△○☆◇]$/.test(term.trim())));

/** Two boxes are two digits, as different letters would be; other signs stand for one digit each. */
function numbered(written: string[]): string[] {
  const free = [..."ZYXWVU"];
  const boxed = written.join(" ").match(/□/g)?.length ?? 0;
  return boxed > 1 ? written.map((one) => one.replaceAll("□", () => free.shift() ?? "□")) : written;
}

/** In one spelling: boxes for gaps, signs for words. */
function spelledOut(counted: string): string {
  return counted
    .replaceAll(/(?<=\p{Script=Han}|[,，、]) | (?=\p{Script=Han})/gu, "")
    .replaceAll(/[两三四五](?=位数)/g, (one) => `${"两三四五".indexOf(one) + 2}`)
    .replaceAll("一个", "1个")
    .replaceAll(/[▢☐]|(?<=\d)_+|_+(?=\d)/g, "□")
    .replaceAll(/[×·]|\\times|\\cdot/g, "*")
    .replaceAll("−", "-")
    .replaceAll(/\\square/g, "□")
    .replaceAll(/([A-Z]{2})与(?:它|其)的反序数([A-Z]{2})(?:之和|的和)(?:为|是|等于) ?(\d+)/g, "$1+$2=$3")
    .replaceAll(/([A-Z]{2})(?:与|和)([A-Z]{2})(?:之和|的和)(?:为|是|等于) ?(\d+)/g, "$1+$2=$3")
    .replaceAll(/ (?:equals?|is equal to|gives|makes) (?:the )?(?:\d-digit )?(?:number )?/gi, " = ")
    .replaceAll("等于", "=")
    .replaceAll(/=(?:1个)?\d位数(?=[\dA-Z□])/g, "=")
    .replace(/2位数(?=[A-Z]{2}[+*])/g, "")
    .replaceAll(/[?。.;；？!]+(?=\s|,|$|\p{Script=Han})/gu, ",")
    .replaceAll(/[,，、] ?/g, ", ")
    .replaceAll(/\b(?![A-Z]{1,3}\b)[A-Za-z]+\b/g, (one) => one.toLowerCase())
    .replaceAll(/\bA(?= (?:number|digit|two|2|cryptarithm))/g, "a")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[, ]+|[, ]+$/g, "");
}
