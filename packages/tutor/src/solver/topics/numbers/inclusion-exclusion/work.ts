import { lcm } from "../../../algebra/numbers.ts";
import { inBoth } from "../../../algebra/printing.ts";
import type { Step, Working } from "../../../solution.ts";
import type { EitherMultiples } from "./read.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** Counts the multiples of each, and takes off what was counted twice. */
export function workEither({ wanted, a, b, low, high }: EitherMultiples): Working<Code> {
  const both = lcm(a, b);
  const countOf = (divisor: bigint) => high / divisor - (low - 1n) / divisor;
  const [ofA, ofB, ofBoth] = [a, b, both].map(countOf) as [bigint, bigint, bigint];
  const [all, either] = [high - low + 1n, ofA + ofB - ofBoth];
  const answer = { or: either, and: ofBoth, neither: all - either, first: ofA - ofBoth }[wanted];
  const values = Object.fromEntries(
    Object.entries({ a, b, low, high, both, ofA, ofB, ofBoth, all, either, answer }).map(([name, value]) => [
      name,
      `${value}`,
    ]),
  );
  const codes: Record<EitherMultiples["wanted"], Code[]> = {
    or: ["ofA", "ofB", "ofBoth", "either"],
    and: ["ofBoth"],
    neither: ["ofA", "ofB", "ofBoth", "either", "neither"],
    first: ["ofA", "ofBoth", "onlyFirst"],
  };
  const steps: Step<Code>[] = codes[wanted].map((code) => ({ code, values }));
  return {
    problem: problems[wanted]({ a, b, low, high }),
    steps,
    answer: { said: inBoth(`${answer}`), key: `${answer}` },
  };
}

type Given = Record<"a" | "b" | "low" | "high", bigint>;

const problems: Record<EitherMultiples["wanted"], (given: Given) => Working<Code>["problem"]> = {
  or: ({ a, b, low, high }) => ({
    en: `how many numbers from $${low}$ to $${high}$ are divisible by $${a}$ or $${b}$`,
    ch: `$${low}$ 到 $${high}$ 中能被 $${a}$ 或 $${b}$ 整除的数有多少个`,
  }),
  and: ({ a, b, low, high }) => ({
    en: `how many numbers from $${low}$ to $${high}$ are divisible by both $${a}$ and $${b}$`,
    ch: `$${low}$ 到 $${high}$ 中同时能被 $${a}$ 和 $${b}$ 整除的数有多少个`,
  }),
  neither: ({ a, b, low, high }) => ({
    en: `how many numbers from $${low}$ to $${high}$ are divisible by neither $${a}$ nor $${b}$`,
    ch: `$${low}$ 到 $${high}$ 中既不能被 $${a}$ 整除也不能被 $${b}$ 整除的数有多少个`,
  }),
  first: ({ a, b, low, high }) => ({
    en: `how many numbers from $${low}$ to $${high}$ are divisible by $${a}$ but not by $${b}$`,
    ch: `$${low}$ 到 $${high}$ 中能被 $${a}$ 整除但不能被 $${b}$ 整除的数有多少个`,
  }),
};
