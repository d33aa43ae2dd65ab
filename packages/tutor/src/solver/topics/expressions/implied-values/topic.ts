import { exactValue, q } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { latexPolynomial } from "../../../algebra/polynomial.ts";
import { inBoth } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { readQuestion } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { combinationOf, type Part } from "./combine.ts";
import { type Given, type Implied, plainlyTold, readImplied } from "./read.ts";
import { holdsModuloPrimes } from "./remainders.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** The value of an expression that follows from others, with no letter solved for: x² + y² from x + y and xy. */
export const impliedValues = defineTopic({
  name: "implied-values",
  words,
  // What does not follow in this way may follow in another.
  read: (question) => {
    const told = plainlyTold(question);
    const again = told === null ? null : readQuestion(told);
    const implied = readImplied(question) ?? (again && readImplied(again));
    return implied && combinationOf(implied.givens, implied.wanted) ? implied : null;
  },
  work: workImplied,
  holds: (implied, { key }) => {
    const node = expressionFrom(key);
    const value = node && exactValue(node);
    const { below } = implied;
    if (!below || !value) return value !== null && holdsModuloPrimes(implied, value);
    // The denominator and the numerator, each of its own.
    const under = impliedValue(implied.givens, below);
    if (!under || under.num === 0n) return false;
    return (
      holdsModuloPrimes({ ...implied, wanted: below }, under) && holdsModuloPrimes(implied, q.multiply(value, under))
    );
  },
  similar: (implied) =>
    ["if a + b = 7 and ab = 10, what is a^2 + b^2", "if m + n = 5 and mn = 4, what is m^2 + n^2"]
      .flatMap((text) => readImplied(readQuestion(text) ?? { shape: null, formulas: [] }) ?? [])
      .find(({ relations }) => relations !== implied.relations) ?? implied,
});

function workImplied(implied: Implied): Working<Code> | null {
  const { givens, wanted, below, shown, relations, zeros } = implied;
  const parts = combinationOf(givens, wanted);
  const under = below ? combinationOf(givens, below) : null;
  if (!parts || (below && !under)) return null;
  const value = under ? q.divide(worthOfAll(parts, givens), worthOfAll(under, givens)) : worthOfAll(parts, givens);
  if (!value) return null;
  const latex = latexNumber(value);
  const over = (written: (given: Given) => string) =>
    under
      ? `\\frac{${sumOf(parts, givens, written)}}{${sumOf(under, givens, written)}}`
      : sumOf(parts, givens, written);
  const identity = over(({ shown: left, of }) => `\\left(${left || latexPolynomial(of)}\\right)`);
  const filled = over(({ value: worth }) => `\\left(${latexNumber(worth)}\\right)`);
  const steps: Step<Code>[] = [
    ...(zeros.length > 1 ? [{ code: "zeros" as const, values: { relations, zeros: zeros.join(",\\; ") } }] : []),
    { code: "express", values: { shown, identity, relations } },
    { code: "fill", values: { shown, filled, value: latex } },
  ];
  return {
    problem: { en: `the value of $${shown}$ if $${relations}$`, ch: `已知 $${relations}$，求 $${shown}$ 的值` },
    steps,
    answer: { said: inBoth(latex), key: plainNumber(value) },
  };
}

const worthOfAll = (parts: readonly Part[], givens: Given[]) =>
  parts.reduce((all, { powers, by }) => q.add(all, q.multiply(by, worthOf(powers, givens))), q.ZERO);

function impliedValue(givens: Given[], wanted: Implied["wanted"]): q.Rational | null {
  const parts = combinationOf(givens, wanted);
  return parts && worthOfAll(parts, givens);
}

const worthOf = (powers: number[], givens: Given[]) =>
  powers.reduce((all, power, index) => {
    const worth = power > 0 ? q.power(givens[index]?.value ?? q.ZERO, BigInt(power)) : q.ONE;
    return q.multiply(all, worth ?? q.ZERO);
  }, q.ONE);

/** `(x + y)² - 2(xy)`; a letter times its inverse is 1 and not written. */
function sumOf(parts: Part[], givens: Given[], written: (given: Given) => string): string {
  return parts
    .map(({ powers, by }, index) => {
      const factors = powers.flatMap((power, at) => {
        const given = givens[at];
        if (power === 0 || !given || given.isInverse) return [];
        return [written(given) + (power > 1 ? `^{${power}}` : "")];
      });
      const size = q.absolute(by);
      const number = factors.length > 0 && q.same(size, q.ONE) ? "" : latexNumber(size);
      const sign = by.num < 0n ? (index === 0 ? "-" : " - ") : index === 0 ? "" : " + ";
      return `${sign}${number}${factors.join("")}`;
    })
    .join("");
}
