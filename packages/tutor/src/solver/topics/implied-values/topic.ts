import { exactValue, q } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../algebra/numbers.ts";
import { latexPolynomial } from "../../algebra/polynomial.ts";
import { inBoth } from "../../algebra/printing.ts";
import { expressionFrom } from "../../algebra/relation.ts";
import { readQuestion } from "../../question.ts";
import type { Step, Working } from "../../solution.ts";
import { defineTopic } from "../../topic.ts";
import { combinationOf, type Part } from "./combine.ts";
import { type Given, type Implied, readImplied } from "./read.ts";
import { holdsModuloPrimes } from "./remainders.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** The value of an expression that follows from others, with no letter solved for: x² + y² from x + y and xy. */
export const impliedValues = defineTopic({
  name: "implied-values",
  words,
  // What does not follow in this way may follow in another.
  read: (question) => {
    const implied = readImplied(question);
    return implied && combinationOf(implied.givens, implied.wanted) ? implied : null;
  },
  work: workImplied,
  holds: (implied, { key }) => {
    const node = expressionFrom(key);
    const value = node && exactValue(node);
    return value !== null && holdsModuloPrimes(implied, value);
  },
  similar: (implied) =>
    ["if a + b = 7 and ab = 10, what is a^2 + b^2", "if m + n = 5 and mn = 4, what is m^2 + n^2"]
      .flatMap((text) => readImplied(readQuestion(text) ?? { shape: null, formulas: [] }) ?? [])
      .find(({ relations }) => relations !== implied.relations) ?? implied,
});

function workImplied(implied: Implied): Working<Code> | null {
  const { givens, wanted, shown, relations, zeros } = implied;
  const parts = combinationOf(givens, wanted);
  if (!parts) return null;
  const value = parts.reduce((all, { powers, by }) => q.add(all, q.multiply(by, worthOf(powers, givens))), q.ZERO);
  const latex = latexNumber(value);
  const identity = sumOf(parts, givens, ({ shown: left, of }) => `\\left(${left || latexPolynomial(of)}\\right)`);
  const filled = sumOf(parts, givens, ({ value: worth }) => `\\left(${latexNumber(worth)}\\right)`);
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
