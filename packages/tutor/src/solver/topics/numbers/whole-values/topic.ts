import type { Node, q } from "@dripstone/checker/mathematics";
import { fractionOfPolynomials } from "../../../algebra/fraction-of-polynomials.ts";
import { coefficient, degree, latexPolynomial, lettersOf, type Polynomial } from "../../../algebra/polynomial.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "number" | "all" | "sum" | "largest" | "smallest";
/** Which n are meant; natural ones may begin with 0 or with 1. */
type Sort = "integer" | "positive" | "negative" | "natural";
type Value = "whole" | "positive" | "square";
type Coefficients = bigint[];
/** All n of a sort for which an expression is whole, or a square; its parts from the constant term upward. */
type Search = {
  wanted: Wanted;
  sort: Sort;
  value: Value;
  of: Node;
  letter: string;
  above: Coefficients;
  below: Coefficients;
  shown: { above: string; below: string };
};

const LENGTH_MAX = 160;
const BOUND_MAX = 200_000n;
const LISTED_MAX = 40;
const shell =
  /^(?<wanted>how many|all|the sum of all|the largest|the smallest) (?<sort>positive |negative |natural )?(?:integers?|numbers?) with (?<of>.{3,60}) (?<value>whole and positive|whole|a square)$/;

/** For which n a fraction is whole: what is below divides what is left; or a sum with n² is a square: factors of a difference of squares. */
export const wholeValues = defineTopic<Search, Code>({
  name: "whole-values",
  words,
  read: searchIn,
  work: (search) => {
    const { letter, shown, wanted, value, sort } = search;
    const rest = restOf(search);
    const found = rest === null ? null : candidates(search, rest).filter((n) => fits(search, n));
    const answer = found && answerOf(search, found);
    if (rest === null || !found || answer === null) return null;
    const steps: Step<Code>[] = [
      value === "square"
        ? { code: "factors", values: { rest: `${rest}`, letter, of: shown.above, twice: twiceOf(search) } }
        : { code: "divides", values: { rest: `${rest < 0n ? -rest : rest}`, ...shown } },
      { code: "try", values: { letter, some: found.join(",\\ ") || "-" } },
    ];
    if (wanted !== "all") steps.push({ code: wanted, values: { letter, answer } });
    const sorts = {
      integer: { en: "integers", ch: "整数" },
      positive: { en: "positive integers", ch: "正整数" },
      negative: { en: "negative integers", ch: "负整数" },
      natural: { en: "natural numbers", ch: "自然数" },
    }[sort];
    const values = {
      whole: { en: "an integer", ch: "整数" },
      positive: { en: "a positive integer", ch: "正整数" },
      square: { en: "a perfect square", ch: "完全平方数" },
    }[value];
    const asked = {
      number: { en: "how many", ch: "有多少个" },
      all: { en: "all", ch: "求所有的" },
      sum: { en: "the sum of all", ch: "求和：所有的" },
      largest: { en: "the largest of all", ch: "求最大的" },
      smallest: { en: "the smallest of all", ch: "求最小的" },
    }[wanted];
    return {
      problem: {
        en: `${asked.en} ${sorts.en} $${letter}$ for which $${latexNode(search.of)}$ is ${values.en}`,
        ch: `${asked.ch}${sorts.ch} $${letter}$，使 $${latexNode(search.of)}$ 是${values.ch}`,
      },
      steps,
      answer: { said: { en: `$${answer}$`, ch: `$${answer}$` }, key: answer },
    };
  },
  // Every n that is not too far from 0.
  holds: (search, { key }) => {
    const far = reachOf(search);
    const found: bigint[] = [];
    for (let n = -far; n <= far; n++) if (fits(search, n)) found.push(n);
    return answerOf(search, found) === key;
  },
  similar: ({ value, wanted }) =>
    searchFor(value === "square" ? "n^2 + 33" : "(n + 15)/(n + 3)", {
      wanted,
      sort: "positive",
      value: value === "square" ? value : "whole",
    }) as Search,
});

function searchIn({ text }: Question): Search | null {
  const found = text.length > LENGTH_MAX ? null : shell.exec(text.replace(/[?.]+\s*$/, ""))?.groups;
  if (!found) return null;
  const wanted = {
    "how many": "number",
    all: "all",
    "the sum of all": "sum",
    "the largest": "largest",
    "the smallest": "smallest",
  }[found.wanted ?? ""] as Wanted;
  const value: Value = found.value === "whole" ? "whole" : found.value === "a square" ? "square" : "positive";
  return searchFor(found.of ?? "", { wanted, sort: (found.sort?.trim() ?? "integer") as Sort, value });
}

function searchFor(written: string, asked: Pick<Search, "wanted" | "sort" | "value">): Search | null {
  const of = expressionFrom(written);
  const parts = of && fractionOfPolynomials(of);
  if (!of || !parts) return null;
  const [letter, ...others] = [...new Set([...lettersOf(parts.above), ...lettersOf(parts.below)])];
  const [above, below] = [wholeParts(parts.above), wholeParts(parts.below)];
  if (letter === undefined || others.length > 0 || !above || !below) return null;
  const isRight =
    asked.value === "square"
      ? below.length === 1 && below[0] === 1n && above.length === 3 && above[2] === 1n
      : below.length === 2 && above.length <= 4;
  const shown = { above: latexPolynomial(parts.above), below: latexPolynomial(parts.below) };
  const search: Search = { ...asked, of, letter, above, below, shown };
  return isRight && restOf(search) !== null && reachOf(search) <= BOUND_MAX ? search : null;
}

function wholeParts(of: Polynomial): Coefficients | null {
  const all = Array.from({ length: degree(of) + 1 }, (_, power): q.Rational => coefficient(of, power));
  return all.every(({ den }) => den === 1n) ? all.map(({ num }) => num) : null;
}

const at = (of: Coefficients, n: bigint): bigint => of.reduceRight((sum, one) => sum * n + one, 0n);

/**
 * What the lower part divides whenever it divides the upper one: cn + d divides c^k times the upper part at -d/c. For squares, what the square of
 * 2n + b is greater than that of 2m by. Null where it is 0: then there is no end of them.
 */
function restOf({ value, above, below }: Search): bigint | null {
  const [low = 0n, high = 0n] = value === "square" ? above : below;
  const rest =
    value === "square"
      ? high * high - 4n * low
      : above.reduce(
          (sum, one, power) => sum + one * (-low) ** BigInt(power) * high ** BigInt(above.length - 1 - power),
          0n,
        );
  return rest === 0n ? null : rest;
}

function candidates({ value, above, below }: Search, rest: bigint): bigint[] {
  const size = rest < 0n ? -rest : rest;
  const divisors: bigint[] = [];
  for (let one = 1n; one * one <= size; one++) if (size % one === 0n) divisors.push(one, size / one);
  const signed = [...new Set([...divisors, ...divisors.map((one) => -one)])];
  const [low = 0n, high = 0n] = value === "square" ? above : below;
  const tops = signed.map((one): [bigint, bigint] =>
    value === "square" ? [one + rest / one - 2n * high, 4n] : [one - low, high],
  );
  const found = tops.flatMap(([top, by]) => (top % by === 0n ? [top / by] : []));
  return [...new Set(found)].sort((one, other) => (one < other ? -1 : 1));
}

/** No n that fits is farther from 0. */
function reachOf(search: Search): bigint {
  const size = (one: bigint) => (one < 0n ? -one : one);
  const [low = 0n, high = 0n] = search.value === "square" ? search.above : search.below;
  return size(restOf(search) ?? 0n) + size(low) + size(high) + 2n;
}

function fits({ value, sort, above, below }: Search, n: bigint): boolean {
  if (sort === "positive" ? n <= 0n : sort === "negative" ? n >= 0n : sort === "natural" && n < 0n) return false;
  const [upper, lower] = [at(above, n), at(below, n)];
  if (value === "square") return isSquare(upper);
  return lower !== 0n && upper % lower === 0n && (value === "whole" || upper / lower > 0n);
}

function isSquare(of: bigint): boolean {
  if (of < 0n) return false;
  const root = BigInt(Math.round(Math.sqrt(Number(of))));
  return root * root === of;
}

function answerOf({ wanted, sort }: Search, found: readonly bigint[]): string | null {
  // Nobody knows whether 0 is natural.
  if (sort === "natural" && found.includes(0n) && wanted !== "largest" && wanted !== "sum") return null;
  const [first, last] = [found[0], found.at(-1)];
  if (wanted === "number") return `${found.length}`;
  if (first === undefined || last === undefined) return null;
  if (wanted === "all") return found.length > LISTED_MAX ? null : found.join(", ");
  if (wanted === "sum") return `${found.reduce((sum, one) => sum + one, 0n)}`;
  // "The largest n" may mean a positive one.
  if (sort === "integer" && wanted === "largest" && last <= 0n) return null;
  return `${wanted === "largest" ? last : first}`;
}

function twiceOf({ letter, above: [, middle = 0n] }: Search): string {
  if (middle === 0n) return `2${letter}`;
  return `2${letter} ${middle < 0n ? "-" : "+"} ${middle < 0n ? -middle : middle}`;
}
