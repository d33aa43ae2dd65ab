import { exactValue, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, latexOperand, plainNumber } from "../../algebra/numbers.ts";
import {
  coefficient,
  degree,
  latexPolynomial,
  lettersOf,
  type Polynomial,
  polynomialOf,
  samePolynomial,
} from "../../algebra/polynomial.ts";
import { expressionFrom } from "../../algebra/relation.ts";
import { formulaAt } from "../../sentences/formula-at.ts";
import { fractionIn } from "../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../sentences/frames.ts";
import { plainOf } from "../../sentences/plain.ts";
import type { Step, Working } from "../../solution.ts";
import { defineTopic } from "../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "vertex" | "axis" | "minimum" | "maximum" | "extreme";
type Parabola = { of: Polynomial; wanted: Wanted };

const curve =
  "[the |a ][(parabola|graph|function|quadratic function|quadratic|expression|equation) ][of ][the ][(parabola|function|equation|graph) ][(with equation|given by|whose equation is|defined by) ]{e:formula}";
const kurve = "[抛物线|二次函数|函数|代数式|多项式]{e:formula}[的图象|的图像|图象|图像]";

const frames: Frames<Parabola>[] = [
  [
    [`[the ][coordinates of the ]vertex of ${curve}`, `${kurve}的顶点(坐标)?`, `${kurve}的顶点的坐标`],
    (places) => of(places, "vertex"),
  ],
  [
    [`[the ][equation of the ](axis|line) of symmetry (of|for) ${curve}`, `${kurve}的对称轴`, `${kurve}的对称轴方程`],
    (places) => of(places, "axis"),
  ],
  [
    [`[the ](minimum|least|smallest|lowest)[ possible] value of ${curve}`, `${kurve}的最小值`],
    (places) => of(places, "minimum"),
  ],
  [
    [`[the ](maximum|greatest|largest|highest)[ possible] value of ${curve}`, `${kurve}的最大值`],
    (places) => of(places, "maximum"),
  ],
  [[`${kurve}的最值`], (places) => of(places, "extreme")],
];

/** A quadratic in one letter, as `y = …`, `f(x) = …`, or by itself. */
function of({ e }: Places, wanted: Wanted): Parabola | null {
  const answer = formulaAt(e);
  const [left, right] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  const isCurve = left?.kind === "letter" && left.name === "y";
  const node = answer?.kind === "expression" && !answer.unit ? answer.of : isCurve ? right : undefined;
  const quadratic = node ? polynomialOf(node) : null;
  if (!quadratic || degree(quadratic) !== 2 || lettersOf(quadratic).length !== 1) return null;
  return { of: quadratic, wanted };
}

/** The vertex of a parabola, its axis, and its lowest or highest value. */
export const parabolas = defineTopic({
  name: "parabolas",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: workParabola,
  holds,
  similar: ({ of, wanted }) => {
    const [letter = "x"] = lettersOf(of);
    const sign = coefficient(of, 2).num < 0n ? "-" : "";
    const others = [`${sign}${letter}^2 + 4${letter} + 1`, `${sign}${letter}^2 - 6${letter} + 2`].map((text) => {
      const node = expressionFrom(text);
      return (node && polynomialOf(node)) ?? of;
    });
    return { of: others.find((other) => !samePolynomial(other, of)) ?? of, wanted };
  },
});

function workParabola({ of, wanted }: Parabola): Working<Code> | null {
  const [a, b, c] = [2, 1, 0].map((power) => coefficient(of, power));
  const [letter = "x"] = lettersOf(of);
  if (!a || !b || !c) return null;
  const isLowest = a.num > 0n;
  if ((wanted === "minimum" && !isLowest) || (wanted === "maximum" && isLowest)) return null;
  const x = q.divide(q.negate(b), q.multiply(q.rational(2n), a));
  if (!x) return null;
  const y = q.add(q.multiply(q.add(q.multiply(a, x), b), x), c);
  const shown = latexPolynomial(of);
  const values = {
    ...{ letter, shown, a: latexNumber(a), b: latexNumber(b), minusB: latexOperand(b), factor: latexOperand(a) },
    ...{ x: latexNumber(x), y: latexNumber(y) },
  };
  const middle: Step<Code> = { code: "axis", values };
  const bottom: Step<Code> = { code: "height", values };
  const said = (latex: string) => ({ en: `$${latex}$`, ch: `$${latex}$` });
  switch (wanted) {
    case "axis":
      return {
        problem: { en: `the axis of symmetry of $y = ${shown}$`, ch: `抛物线 $y = ${shown}$ 的对称轴` },
        steps: [middle],
        answer: { said: said(`${letter} = ${latexNumber(x)}`), key: `${letter} = ${plainNumber(x)}` },
      };
    case "vertex":
      return {
        problem: { en: `the vertex of $y = ${shown}$`, ch: `抛物线 $y = ${shown}$ 的顶点坐标` },
        steps: [middle, bottom],
        answer: { said: said(`(${latexNumber(x)}, ${latexNumber(y)})`), key: `(${plainNumber(x)}, ${plainNumber(y)})` },
      };
    default:
      return {
        problem: {
          en: `the ${isLowest ? "smallest" : "largest"} value of $${shown}$`,
          ch: `$${shown}$ 的最${isLowest ? "小" : "大"}值`,
        },
        steps: [middle, bottom, { code: isLowest ? "lowest" : "highest", values }],
        answer: { said: said(latexNumber(y)), key: plainNumber(y) },
      };
  }
}

/** The curve has the same height on both sides of its axis, and passes through its vertex. */
function holds({ of, wanted }: Parabola, { key }: { key: string }): boolean {
  const [letter = "x"] = lettersOf(of);
  const node = expressionFrom(latexPolynomial(of));
  const heightAt = (at: q.Rational) => node && exactValue(substitute(node, letter, numberNode(at)));
  const numbers = (key.match(/-?\d+(?:\/\d+)?/g) ?? []).map(fractionIn);
  const [first, second] = numbers;
  if (!first) return false;
  if (wanted === "vertex" || wanted === "axis") {
    const [left, right, here] = [q.subtract(first, q.ONE), q.add(first, q.ONE), first].map(heightAt);
    const isMiddle = !!left && !!right && q.same(left, right);
    return isMiddle && (wanted === "axis" || (!!here && !!second && q.same(here, second)));
  }
  // With the extreme value taken away, there is one root only.
  const [a, b, c] = [2, 1, 0].map((power) => coefficient(of, power));
  if (!a || !b || !c) return false;
  const four = q.multiply(q.rational(4n), q.multiply(a, q.subtract(c, first)));
  return q.same(q.multiply(b, b), four);
}
