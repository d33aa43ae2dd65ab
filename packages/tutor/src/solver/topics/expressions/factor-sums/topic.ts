import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { rationalZeros } from "../../../algebra/isolate.ts";
import {
  coefficient,
  constant,
  contentOf,
  degree,
  latexPolynomial,
  lettersOf,
  type Polynomial,
  plainPolynomial,
  polynomialOf,
  product,
  samePolynomial,
  scaled,
  sum,
} from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { type Frames, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** A quadratic with whole coefficients and no common factor, and its two linear factors with positive leading coefficients. */
type Asked = { of: Node; all: Polynomial; letter: string; factors: [Polynomial, Polynomial] };

const two = "(two |2 |linear |resulting )*factors";
const frames: Frames<Asked>[] = [
  [
    [
      `[the ]sum of the ${two} of {e:formula}`,
      `(factor|factorise|factorize) {e:formula},? ?(and |then |and then )?(tell me |give |find |write |add |what is |state )?(the )?(sum of )?(the |its |both )*${two}( together)?`,
      "[把|将]?{e:formula}(因式分解|分解因式)[后]?,?(得到的|所得的|所得|它的)?(两个|2个)?(一次|1次)?因式(相加|的和|之和|加起来)(,?和)?",
      "{e:formula}的(两个|2个)?(一次|1次)?因式(的和|之和)",
    ],
    ({ e }) => askedOf(e),
  ],
];

/** Factoring a quadratic, and adding its two factors: x² - 10x + 21 gives (x - 3) + (x - 7). */
export const factorSums = defineTopic<Asked, Code>({
  name: "factor-sums",
  words,
  read: (question) => {
    const text = plainOf(question);
    // "Factor … the factors" alone asks for no sum.
    return /sum|\badd\b|和|加/.test(text) ? readFrames(text, frames) : null;
  },
  work: ({ of, factors: [one, other] }) => {
    const total = sum(one, other);
    const [shown, a, b] = [latexNode(of), latexPolynomial(one), latexPolynomial(other)];
    const result = latexPolynomial(total);
    const steps: Step<Code>[] = [
      { code: "factor", values: { shown, factors: `(${a})(${b})` } },
      { code: "add", values: { sum: `(${a}) + (${b})`, result } },
    ];
    return {
      problem: { en: `factor $${shown}$, and add the two factors`, ch: `把 $${shown}$ 因式分解，求两个因式的和` },
      steps,
      answer: { said: inBoth(result), key: plainPolynomial(total) },
    };
  },
  // By numbers: of two factors with this sum and this product at each place, both are the roots of t² - sum·t + product.
  holds: ({ of, letter, factors }, { key }) => {
    const said = expressionFrom(key);
    return [2n, 5n, -7n, 11n].every((place) => {
      const at = numberNode(q.rational(place));
      const [total, whole] = [said, of].map((node) => node && exactValue(substitute(node, letter, at)));
      const square = total && whole && q.subtract(q.multiply(total, total), q.multiply(q.rational(4n), whole));
      const root = square && square.num >= 0n ? q.root(square, 2n) : null;
      const [a] = factors.map((factor) =>
        q.add(q.multiply(coefficient(factor, 1), q.rational(place)), coefficient(factor, 0)),
      );
      const ends = root && total ? [q.add(total, root), q.subtract(total, root)] : [];
      return !!a && ends.some((end) => q.same(end, q.multiply(a, q.rational(2n))));
    });
  },
  similar: (asked) =>
    ["x^2 + 7x + 12", "x^2 - 3x - 10"]
      .flatMap((text) => askedOf(text) ?? [])
      .find(({ all }) => !samePolynomial(all, asked.all)) ?? asked,
});

function askedOf(e: string | undefined): Asked | null {
  const answer = formulaAt(e);
  const of = answer?.kind === "expression" && !answer.unit ? answer.of : null;
  const all = of && polynomialOf(of);
  const [letter, ...others] = all ? lettersOf(all) : [];
  if (!of || !all || !letter || others.length > 0 || degree(all) !== 2) return null;
  const lead = coefficient(all, 2);
  const content = contentOf(all);
  const isPlain = lead.num > 0n && q.same(content.by, q.ONE) && content.powers.size === 0;
  const zeros = isPlain ? rationalZeros(all) : null;
  const [first, second = first] = zeros ?? [];
  if (!first || !second) return null;
  const linear = ({ num, den }: q.Rational): Polynomial =>
    sum(scaled([{ powers: new Map([[letter, 1]]), by: q.ONE }], q.rational(den)), constant(q.rational(-num)));
  const factors: Asked["factors"] = [linear(first), linear(second)];
  const again = product(...factors);
  return again && samePolynomial(again, all) ? { of, all, letter, factors } : null;
}
