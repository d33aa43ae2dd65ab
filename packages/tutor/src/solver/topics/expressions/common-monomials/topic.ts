import { exactValue, type Node, q } from "@dripstone/checker/mathematics";
import { lcm } from "../../../algebra/numbers.ts";
import {
  dividedBy,
  latexPolynomial,
  lettersOf,
  type Polynomial,
  plainPolynomial,
  polynomialOf,
  samePolynomial,
  type Term,
} from "../../../algebra/polynomial.ts";
import { inBoth } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { type Frames, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** Single terms with whole coefficients, and which of their common factors or multiples is asked. */
type Problem = { terms: Term[]; wanted: "gcf" | "lcm" };

const gcf =
  "(gcf|gcd|hcf|greatest common factor|greatest common divisor|highest common factor|largest common factor|common factor)";
const multiple = "(lcm|least common multiple|lowest common multiple|least common denominator|lcd)";
const list = "{l:relation}";
const two = "{a:formula}(和|与|、){b:formula}";
const frames: Frames<Problem>[] = [
  [
    [
      `[the ]${gcf} of [the (values|terms (of|in)) ]${list}`,
      `[多项式]?{l:formula}[各项]?的(最大)?公因式`,
      `${two}的(最大)?公因式`,
    ],
    ({ l, a, b }) => problemOf(l ?? `${a}, ${b}`, "gcf"),
  ],
  [
    [`[the ]${multiple} of [the values ]${list}`, `[分式]?${two}的(最小公倍式|最简公分母)`],
    ({ l, a, b }) => problemOf(l ?? `${a}, ${b}`, "lcm"),
  ],
];

function problemOf(text: string | undefined, wanted: Problem["wanted"]): Problem | null {
  const parts = (text ?? "").split(/ ?, ?(?:and )?| and |、|和|与/).filter((one) => one.trim() !== "");
  const nodes = parts.map((part) => {
    const answer = formulaAt(part);
    return answer?.kind === "expression" && !answer.unit ? answer.of : null;
  });
  // The least common denominator of fractions is the multiple of what stands below them.
  const below = nodes.map((node) =>
    wanted === "lcm" && node?.kind === "divide" && !exactValue(node.right) ? node.right : node,
  );
  const all = below.map((node): Polynomial | null => node && polynomialOf(node));
  if (all.includes(null) || all.length > 6) return null;
  const polynomials = all.flatMap((one) => (one ? [one] : []));
  const [only, ...more] = polynomials;
  const terms =
    more.length === 0
      ? wanted === "gcf" && only && only.length > 1
        ? only
        : null
      : polynomials.every((one) => one.length === 1)
        ? polynomials.flat()
        : null;
  if (!terms || terms.some(({ by }) => by.den !== 1n) || lettersOf(terms).length === 0) return null;
  // Beside numbers, a bare letter stands for one that nobody knows: "the GCF of 84 and x".
  const isBare = ({ by, powers }: Term) => q.same(by, q.ONE) && [...powers.values()].join() === "1";
  if (terms.some(({ powers }) => powers.size === 0) && terms.some(isBare) && more.length > 0) return null;
  return { terms: [...terms], wanted };
}

/** The greatest common factor, or the least common multiple, of terms with letters. */
export const commonMonomials = defineTopic<Problem, Code>({
  name: "common-monomials",
  words,
  read: (question: Question) => readFrames(plainOf(question), frames),
  work: workCommon,
  // Each term divides the multiple, and what is left has nothing in common; the factor divides each.
  holds: ({ terms, wanted }, { key }) => {
    const node = expressionFrom(key);
    const [found, ...more] = (node && polynomialOf(node)) ?? [];
    if (!found || more.length > 0) return false;
    const quotients = terms.flatMap((term) => (wanted === "gcf" ? dividedBy([term], found) : dividedBy([found], term)));
    const isWhole = quotients.every(
      ({ by, powers }) => by.den === 1n && [...powers.values()].every((power) => power >= 0),
    );
    const letters = [...new Set([...lettersOf(terms)])];
    return (
      isWhole &&
      quotients.reduce((all, { by }) => q.gcd(all, by.num), 0n) === 1n &&
      letters.every((letter) => quotients.some(({ powers }) => (powers.get(letter) ?? 0) === 0)) &&
      [...found.powers.keys()].every((letter) => letters.includes(letter))
    );
  },
  similar: ({ terms, wanted }) => {
    const others = ["8x^3y", "12x^2y^2"].flatMap((text) => polynomialOf(expressionFrom(text) as Node) ?? []);
    return samePolynomial(others, terms) ? { terms, wanted } : { terms: others, wanted };
  },
});

function workCommon({ terms, wanted }: Problem): Working<Code> | null {
  const numbers = terms.map(({ by }) => (by.num < 0n ? -by.num : by.num));
  const number = numbers.reduce((all, one) => (wanted === "gcf" ? q.gcd(all, one) : lcm(all, one)));
  const letters = lettersOf(terms);
  const choose = wanted === "gcf" ? Math.min : Math.max;
  const powers = new Map(
    letters
      .map((letter): [string, number] => [letter, choose(...terms.map((term) => term.powers.get(letter) ?? 0))])
      .filter(([, power]) => power > 0),
  );
  const result: Polynomial = [{ by: q.rational(number), powers }];
  const shown = terms.map((term) => latexPolynomial([term])).join(",\\ ");
  const values = { shown, number: `${number}`, result: latexPolynomial(result) };
  const steps: Step<Code>[] =
    wanted === "gcf"
      ? [
          { code: "factor-numbers", values },
          { code: "factor-letters", values },
        ]
      : [
          { code: "multiple-numbers", values },
          { code: "multiple-letters", values },
        ];
  return {
    problem:
      wanted === "gcf"
        ? { en: `the greatest common factor of $${shown}$`, ch: `$${shown}$ 的公因式` }
        : { en: `the least common multiple of $${shown}$`, ch: `$${shown}$ 的最小公倍式` },
    steps,
    answer: { said: inBoth(latexPolynomial(result)), key: plainPolynomial(result) },
  };
}
