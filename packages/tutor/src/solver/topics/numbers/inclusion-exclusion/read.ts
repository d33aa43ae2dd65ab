import type { Question } from "../../../question.ts";
import { type Frames, type Places, readFrames, wholeIn } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { rangeOf, ranges } from "../../../sentences/ranges.ts";

/** `first`: multiples of the first number, but not of the second one. */
export type EitherMultiples = {
  wanted: "or" | "and" | "neither" | "first";
  a: bigint;
  b: bigint;
  low: bigint;
  high: bigint;
};

const COUNT_MAX = 100_000n;
const things = "(positive |whole |natural )?(numbers|integers)( are there)?( that are| which are)?";
const divisible = "(exactly |evenly )?(divisible by|multiples of)";
const counted = "(的)(数|整数|自然数|正整数)(一共|共)?(有)?(多少|几)个?";
const before = "(一共|共)?有(多少|几)个(数|整数|自然数|正整数)?";

const said: Record<EitherMultiples["wanted"], { en: string[]; ch: string[] }> = {
  or: {
    en: [
      `${divisible} (either )?{a} or (by )?{b}( or both)?`,
      `${divisible} {a} or divisible by {b}`,
      "multiples of {a} or multiples of {b}",
    ],
    ch: [
      "能被{a}或(者)?(能被)?{b}整除",
      "是{a}或(者)?(是)?{b}的倍数",
      "是{a}的倍数或(者)?(是)?{b}的倍数",
      "能被{a}整除或(者)?(能被)?{b}整除",
    ],
  },
  and: {
    en: [
      `(divisible by|multiples of) both {a} and (by )?{b}`,
      "divisible by {a} and (by )?{b}",
      "common multiples of {a} and {b}",
    ],
    ch: [
      "(能同时|同时能)被{a}和{b}整除",
      "既能被{a}整除,?又能被{b}整除",
      "既是{a}的倍数,?又是{b}的倍数",
      "同时是{a}和{b}的倍数",
    ],
  },
  neither: {
    en: [
      "(divisible by|multiples of) neither {a} nor (by )?{b}",
      "not (divisible by|multiples of) (either )?{a} or (by )?{b}",
      "neither (divisible by|multiples of) {a} nor (divisible by |multiples of |by )?{b}",
      "not divisible by {a} and not divisible by {b}",
    ],
    ch: [
      "既不是{a}的倍数,?(也不是|又不是){b}的倍数",
      "既不能被{a}整除,?(也不能被|又不能被){b}整除",
      "既不能被{a},?也不能被{b}整除",
      "不能被{a}整除,?也不能被{b}整除",
      "不是{a}的倍数,?也不是{b}的倍数",
    ],
  },
  first: {
    en: [
      `${divisible} {a},? but (are )?not (divisible )?(by |of )?{b}`,
      "multiples of {a},? but not (multiples of )?{b}",
      "divisible by {a} and not (divisible )?by {b}",
    ],
    ch: ["能被{a}整除,?(但|但是|而|却)?不能被{b}整除", "是{a}的倍数,?(但|但是|而|却)?不是{b}的倍数"],
  },
};

const sentences = (wanted: EitherMultiples["wanted"]): string[] => [
  ...said[wanted].en.flatMap((way) => [
    `how many ${things} ${ranges.en},? (are |that are )?${way}`,
    `how many ${things} ${way}( are there)?,? (are |that are )?${ranges.en}`,
    `how many of the ${things} ${ranges.en},? are ${way}`,
    ...(/^\(?(?:common )?multiples/.test(way) ? [`how many ${way}( are there| are)? ${ranges.en}`] : []),
  ]),
  ...said[wanted].ch.flatMap((way) => [
    `${ranges.ch}(,)?${way}${counted}`,
    `${ranges.ch}(,)?${before}${way}(的数)?`,
    `${ranges.ch}(,)?${before.replace("(数|整数|自然数|正整数)?", "")}${way}的(数|整数|自然数|正整数)`,
    `(在)?${ranges.ch}(的)?(数|整数|自然数|正整数)(中|里)(,)?${way}${counted}`,
  ]),
];

const frames: Frames<EitherMultiples>[] = (["or", "and", "neither", "first"] as const).map((wanted) => [
  sentences(wanted),
  (places) => problemOf(wanted, places),
]);

export const readEither = (question: Question): EitherMultiples | null => readFrames(plainOf(question), frames);

function problemOf(
  wanted: EitherMultiples["wanted"],
  { a: first, b: second, ...places }: Places,
): EitherMultiples | null {
  const range = rangeOf(places);
  const [a, b] = [wholeIn(first), wholeIn(second)];
  if (!range || a < 2n || b < 2n || a === b || range.high - range.low > COUNT_MAX) return null;
  const problem = { wanted, a, b, low: range.low, high: range.high };
  // "Between 10 and 30" may leave out the ends; "within 100" surely begins at 1.
  const ends = places.within === undefined ? [range.low, range.high] : [range.high];
  return range.unsure && ends.some((end) => isWanted(problem, end)) ? null : problem;
}

export function isWanted({ wanted, a, b }: EitherMultiples, number: bigint): boolean {
  const [ofA, ofB] = [number % a === 0n, number % b === 0n];
  return { or: ofA || ofB, and: ofA && ofB, neither: !ofA && !ofB, first: ofA && !ofB }[wanted];
}
