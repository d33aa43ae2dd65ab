import { exactValue, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { polynomialOf } from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { byPower } from "../matched-coefficients/conditions.ts";
import { type Expansion, readExpansion } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** The coefficients of a power that is multiplied out, added: (3x - 1)^4 = a_4 x^4 + … + a_0. */
export const expansionCoefficients = defineTopic<Expansion, Code>({
  name: "expansion-coefficients",
  words,
  read: (question) => readExpansion(plainOf(question)),
  work: (problem) => {
    const all = coefficientsOf(problem);
    const value = all && worthOf(problem.wanted, all);
    if (!all || !value) return null;
    const coefficients = all.map((one, at) => `a_{${at}} = ${latexNumber(one)}`).join(",\\ ");
    const given = latexNode(problem.of);
    const steps: Step<Code>[] = [
      { code: "expand", values: { given, coefficients } },
      { code: "fill", values: { wanted: problem.shown, value: latexNumber(value) } },
    ];
    return {
      problem: {
        en: `$${problem.shown}$, where $a_k$ are the coefficients of $${given}$`,
        ch: `$${given}$ 展开式的系数为 $a_k$，求 $${problem.shown}$`,
      },
      steps,
      answer: { said: inBoth(latexNumber(value)), key: plainNumber(value) },
    };
  },
  // The coefficients by Horner's rule must give the power's value at more places than there are powers.
  holds: (problem, { key }) => {
    const all = coefficientsOf(problem);
    const value = all && worthOf(problem.wanted, all);
    if (!all || !value || plainNumber(value) !== key) return false;
    return Array.from({ length: problem.top + 3 }, (_, at) => q.rational(BigInt(at - 3))).every((place) => {
      const own = exactValue(substitute(problem.of, problem.letter, numberNode(place)));
      const from = q.subtract(place, q.rational(problem.shift));
      const found = all.reduceRight((sum, one) => q.add(q.multiply(sum, from), one), q.ZERO);
      return !!own && q.same(own, found);
    });
  },
  similar: (problem) => ({ ...problem, wanted: "a_0", shown: "a_{0}" }),
});

/** a_0, a_1, …: of the powers of letter - shift. */
function coefficientsOf({ of, letter, shift, top }: Expansion): q.Rational[] | null {
  const moved = expressionFrom(`${letter}+(${shift})`);
  const polynomial = moved && polynomialOf(substitute(of, letter, moved));
  if (!polynomial) return null;
  const parts = byPower(polynomial, letter);
  return Array.from({ length: top + 1 }, (_, at) => parts.get(at)?.[0]?.by ?? q.ZERO);
}

function worthOf(wanted: string, all: readonly q.Rational[]): q.Rational | null {
  const filled = wanted.replaceAll(/a_(\d+)/g, (_, at: string) => `(${plainNumber(all[Number(at)] ?? q.ZERO)})`);
  const node = expressionFrom(filled);
  return node && exactValue(node);
}
