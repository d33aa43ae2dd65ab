import type { Node } from "@dripstone/checker/mathematics";
import { coefficient, degree, lettersOf, polynomialOf } from "../../../algebra/polynomial.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Sort = "all" | "odd" | "even";
/** An expression with whole coefficients, from the constant term upward, for all n of a sort. */
type Values = { of: Node; letter: string; sort: Sort; parts: bigint[] };

const LENGTH_MAX = 120;
const DEGREE_MAX = 8;
/** So many values are tried besides those that decide. */
const TRIED_MAX = 200;
const shell = /^the largest number that always divides (?<of>.{3,60}?) for (?<sort>all|odd|even) integers$/;

/** The largest number that divides an expression for every n: the gcd of its first values decides. */
export const alwaysDividing = defineTopic<Values, Code>({
  name: "always-dividing",
  words,
  read: valuesIn,
  work: (problem) => {
    const { of, letter, sort, parts } = problem;
    // One value more than the degree has steps: all others are sums of these and of their differences.
    const places = placesOf(sort, parts.length);
    const values = places.map((n) => at(parts, n));
    const largest = values.reduce(gcd, 0n);
    if (largest < 2n) return null;
    const sorts = {
      all: { en: "every integer", ch: "任意整数" },
      odd: { en: "every odd number", ch: "任意奇数" },
      even: { en: "every even number", ch: "任意偶数" },
    }[sort];
    const shown = { of: latexNode(of), letter, places: places.join(",\\ "), values: values.join(",\\ ") };
    return {
      problem: {
        en: `the largest number that divides $${shown.of}$ for ${sorts.en} $${letter}$`,
        ch: `对${sorts.ch} $${letter}$ 都能整除 $${shown.of}$ 的最大的数`,
      },
      steps: [
        { code: "values", values: shown },
        { code: "common", values: { ...shown, answer: `${largest}` } },
      ],
      answer: { said: { en: `$${largest}$`, ch: `$${largest}$` }, key: `${largest}` },
    };
  },
  // It divides many more values, on both sides of 0, and has no multiple that does.
  holds: ({ sort, parts }, { key }) => {
    const first = sort === "odd" ? 1n : 0n;
    const step = sort === "all" ? 1n : 2n;
    const all = Array.from({ length: TRIED_MAX }, (_, nth) => at(parts, first + step * BigInt(nth - TRIED_MAX / 2)));
    const answer = BigInt(key);
    return all.every((value) => value % answer === 0n) && all.map((value) => value / answer).reduce(gcd, 0n) === 1n;
  },
  similar: ({ sort }) => valuesFor(sort === "odd" ? "n^2 - 1" : "n^3 + 5n", sort) as Values,
});

function valuesIn({ text }: Question): Values | null {
  const found = text.length > LENGTH_MAX ? null : shell.exec(text)?.groups;
  return found ? valuesFor(found.of ?? "", found.sort as Sort) : null;
}

function valuesFor(written: string, sort: Sort): Values | null {
  const of = expressionFrom(written);
  const polynomial = of && polynomialOf(of);
  if (!of || !polynomial || degree(polynomial) > DEGREE_MAX) return null;
  const [letter, ...others] = lettersOf(polynomial);
  const all = Array.from({ length: degree(polynomial) + 1 }, (_, power) => coefficient(polynomial, power));
  if (letter === undefined || others.length > 0 || all.some(({ den }) => den !== 1n)) return null;
  return { of, letter, sort, parts: all.map(({ num }) => num) };
}

const placesOf = (sort: Sort, count: number): bigint[] =>
  Array.from({ length: count }, (_, nth) =>
    sort === "all" ? BigInt(nth + 1) : BigInt(2 * nth + (sort === "odd" ? 1 : 2)),
  );

const at = (of: readonly bigint[], n: bigint): bigint => of.reduceRight((sum, one) => sum * n + one, 0n);

function gcd(a: bigint, b: bigint): bigint {
  if (b === 0n) return a < 0n ? -a : a;
  return gcd(b, a % b);
}
