import { q } from "@dripstone/checker/mathematics";
import { decimalOf } from "../../../figures/amount.ts";
import type { Step, Working } from "../../../solution.ts";
import { answerIn, answerOfEach } from "../../../stories/said.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** Two of the three are known. */
export type TwoNumbers = {
  sum: q.Rational | undefined;
  difference: q.Rational | undefined;
  /** How many times the smaller number the larger one is. */
  times: q.Rational | undefined;
  wanted: "both" | "larger" | "smaller";
  /** People and things are counted, and come out whole. */
  whole?: boolean;
};

type Found = { larger: q.Rational; smaller: q.Rational; steps: Step<Code>[] };

/** Null where one would come out below 0, or the numbers do not fit together. */
export function workTwoNumbers(problem: TwoNumbers): Working<Code> | null {
  const found = byTimes(problem) ?? bySumAndDifference(problem);
  if (!found || found.smaller.num <= 0n || q.compare(found.larger, found.smaller) <= 0) return null;
  const { larger, smaller, steps } = found;
  if (problem.whole && !(q.isInteger(larger) && q.isInteger(smaller))) return null;
  const both = [
    { value: larger, en: "the larger number", ch: "较大的数" },
    { value: smaller, en: "the smaller number", ch: "较小的数" },
  ];
  const answer =
    problem.wanted === "both" ? answerOfEach(both) : answerIn(problem.wanted === "larger" ? larger : smaller);
  return { problem: said(problem), steps, answer };
}

function bySumAndDifference({ sum, difference }: TwoNumbers): Found | null {
  if (!sum || !difference) return null;
  const smaller = half(q.subtract(sum, difference));
  const larger = q.add(smaller, difference);
  const values = {
    sum: decimalOf(sum),
    difference: decimalOf(difference),
    smaller: decimalOf(smaller),
    larger: decimalOf(larger),
  };
  const twice = decimalOf(q.subtract(sum, difference));
  return {
    larger,
    smaller,
    steps: [
      { code: "even", values: { ...values, twice } },
      { code: "halve", values: { ...values, twice } },
      { code: "back", values },
    ],
  };
}

function byTimes({ sum, difference, times }: TwoNumbers): Found | null {
  const total = sum ?? difference;
  if (!times || !total) return null;
  const parts = sum ? q.add(times, q.ONE) : q.subtract(times, q.ONE);
  const smaller = q.divide(total, parts);
  if (!smaller) return null;
  const larger = q.multiply(smaller, times);
  const values = {
    total: decimalOf(total),
    times: decimalOf(times),
    parts: decimalOf(parts),
    smaller: decimalOf(smaller),
    larger: decimalOf(larger),
  };
  const steps: Step<Code>[] = [
    { code: sum ? "partsOfSum" : "partsOfDifference", values },
    { code: "onePart", values },
    { code: "multiply", values },
  ];
  return { larger, smaller, steps };
}

const half = (value: q.Rational) => q.multiply(value, q.rational(1n, 2n));

function said({ sum, difference, times }: TwoNumbers) {
  const facts = [
    ...(sum ? [{ en: `sum $${decimalOf(sum)}$`, ch: `和是 $${decimalOf(sum)}$` }] : []),
    ...(difference ? [{ en: `difference $${decimalOf(difference)}$`, ch: `差是 $${decimalOf(difference)}$` }] : []),
    ...(times
      ? [{ en: `one $${decimalOf(times)}$ times the other`, ch: `一个数是另一个数的 $${decimalOf(times)}$ 倍` }]
      : []),
  ];
  return {
    en: `two numbers: ${facts.map(({ en }) => en).join(", ")}`,
    ch: `两个数：${facts.map(({ ch }) => ch).join("，")}`,
  };
}
