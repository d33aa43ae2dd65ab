import { exactValue, numberNode, q, sameValue, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, latexOperand, plainNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  degree,
  latexPolynomial,
  lettersOf,
  type Polynomial,
  polynomialOf,
  samePolynomial,
} from "../../../algebra/polynomial.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "vertex" | "axis" | "minimum" | "maximum" | "extreme" | "form" | "complement";
/** `isCurve` where it was written as `y = …`. */
type Parabola = { of: Polynomial; wanted: Wanted; isCurve: boolean };

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
  [
    [
      `[rewrite |put |change |convert |turn ]${curve} (in|into|to) [the ]vertex form`,
      `[the ]vertex form (of|for) ${curve}`,
      `[rewrite |put |change |convert ]${curve} (in|into) the form [y ?= ?][a]\\(x ?(\\+|-) ?{m:letter}\\)\\^2 ?\\+ ?{n:letter}`,
      `[把|将|用配方法把]${kurve}(化成|化为|写成|配方成)(顶点式|[y ?= ?][a]\\(x ?(\\+|-) ?{m:letter}\\)\\^2 ?\\+ ?{n:letter}的形式)`,
      `[把|将]${kurve}配方`,
    ],
    (places) => of(places, "form"),
  ],
  [
    [
      `[what (number|constant) |what ](must|has to|should) be added to ${curve} to (make|get|complete) [it ][a |the ](perfect square|square)[ trinomial]`,
      `${kurve}(加上|加)(多少|几|什么数|什么)(成为|是|就是|可以成为)[1个]?完全平方式`,
    ],
    (places) => {
      const found = of(places, "complement");
      return found && coefficient(found.of, 0).num === 0n ? found : null;
    },
  ],
];

/** A quadratic in one letter, as `y = …`, `f(x) = …`, or by itself. */
function of({ e }: Places, wanted: Wanted): Parabola | null {
  const answer = formulaAt(e);
  const [left, right] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  const isCurve = left?.kind === "letter" && left.name === "y";
  const node = answer?.kind === "expression" && !answer.unit ? answer.of : isCurve ? right : undefined;
  const quadratic = node ? polynomialOf(node) : null;
  if (!quadratic || degree(quadratic) !== 2 || lettersOf(quadratic).length !== 1) return null;
  return { of: quadratic, wanted, isCurve };
}

/** The vertex of a parabola, its axis, and its lowest or highest value. */
export const parabolas = defineTopic({
  name: "parabolas",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: workParabola,
  holds,
  similar: ({ of, wanted, isCurve }) => {
    const [letter = "x"] = lettersOf(of);
    const sign = coefficient(of, 2).num < 0n ? "-" : "";
    const rests = wanted === "complement" ? ["", ""] : [" + 1", " + 2"];
    const others = [`${sign}${letter}^2 + 4${letter}${rests[0]}`, `${sign}${letter}^2 - 6${letter}${rests[1]}`].map(
      (text) => {
        const node = expressionFrom(text);
        return (node && polynomialOf(node)) ?? of;
      },
    );
    return { of: others.find((other) => !samePolynomial(other, of)) ?? of, wanted, isCurve };
  },
});

function workParabola(parabola: Parabola): Working<Code> | null {
  const { of, wanted } = parabola;
  if (wanted === "form") return workForm(parabola);
  if (wanted === "complement") return workComplement(parabola);
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

/** `a(x - h)² + k`, by half of the number before x. */
function workForm({ of, isCurve }: Parabola): Working<Code> | null {
  const [a, b, c] = [2, 1, 0].map((power) => coefficient(of, power));
  const [letter = "x"] = lettersOf(of);
  const inside = a && b && q.divide(b, a);
  if (!a || !b || !c || !inside) return null;
  const half = q.divide(inside, q.rational(2n)) ?? q.ZERO;
  const square = q.multiply(half, half);
  const rest = q.subtract(c, q.multiply(a, square));
  const shown = latexPolynomial(of);
  const signed = (value: q.Rational, say: (of: q.Rational) => string) =>
    value.num === 0n ? "" : ` ${value.num < 0n ? "-" : "+"} ${say(q.absolute(value))}`;
  const front = (say: (of: q.Rational) => string) =>
    q.same(a, q.ONE) ? "" : q.same(a, q.rational(-1n)) ? "-" : a.den === 1n ? say(a) : `(${say(a)})`;
  const base = half.num === 0n ? letter : `\\left(${letter}${signed(half, latexNumber)}\\right)`;
  const latex = `${front(latexNumber)}${base}^{2}${signed(rest, latexNumber)}`;
  const plain = `${front(plainNumber)}(${letter}${signed(half, plainNumber)})^2${signed(rest, plainNumber)}`;
  const values = {
    ...{ letter, shown, a: latexNumber(a), inside: latexNumber(inside), half: latexNumber(half) },
    ...{ square: latexNumber(square), taken: latexNumber(q.multiply(a, square)), c: latexNumber(c), form: latex },
  };
  const said = `${isCurve ? "y = " : ""}${latex}`;
  return {
    problem: {
      en: `$${isCurve ? "y = " : ""}${shown}$ in the form $a(${letter} - h)^2 + k$`,
      ch: `把 $${isCurve ? "y = " : ""}${shown}$ 化成 $a(${letter} - h)^2 + k$ 的形式`,
    },
    steps: [
      ...(q.same(a, q.ONE) ? [] : [{ code: "takeOut" as const, values }]),
      { code: "half", values },
      { code: "form", values },
    ],
    answer: { said: { en: `$${said}$`, ch: `$${said}$` }, key: `${isCurve ? "y = " : ""}${plain}` },
  };
}

/** What makes `x² + bx` a square. */
function workComplement({ of }: Parabola): Working<Code> | null {
  const [a, b] = [2, 1].map((power) => coefficient(of, power));
  const [letter = "x"] = lettersOf(of);
  const root = a && a.num > 0n ? q.root(a, 2n) : null;
  const half = root && b && q.divide(b, q.multiply(q.rational(2n), root));
  if (!a || !b || !root || !half || half.num === 0n) return null;
  const found = q.multiply(half, half);
  const first = `${q.same(root, q.ONE) ? "" : latexNumber(root)}${letter}`;
  const values = {
    ...{ shown: latexPolynomial(of), letter, first, middle: latexNumber(b), half: latexNumber(half) },
    ...{ added: latexNumber(found), sign: half.num < 0n ? "-" : "+", size: latexNumber(q.absolute(half)) },
  };
  return {
    problem: {
      en: `what must be added to $${values.shown}$ to make a perfect square`,
      ch: `$${values.shown}$ 加上多少成为完全平方式`,
    },
    steps: [
      { code: "middle", values },
      { code: "added", values },
    ],
    answer: { said: { en: `$${values.added}$`, ch: `$${values.added}$` }, key: plainNumber(found) },
  };
}

/** The same curve, and a square with a number; or no discriminant left. */
function isSquared({ of, wanted }: Parabola, key: string): boolean {
  const node = expressionFrom(latexPolynomial(of));
  if (wanted === "complement") {
    const [a, b] = [2, 1].map((power) => coefficient(of, power));
    const added = fractionIn(key);
    if (!a || !b || !added) return false;
    return q.same(q.multiply(b, b), q.multiply(q.rational(4n), q.multiply(a, added)));
  }
  const form = expressionFrom(key.replace("y = ", ""));
  return !!node && !!form && /^(?:y = )?(?:-?[\d/()]*)?\(\w[^()]*\)\^2[^a-z]*$/.test(key) && sameValue(node, form);
}

/** The curve has the same height on both sides of its axis, and passes through its vertex. */
function holds(parabola: Parabola, { key }: { key: string }): boolean {
  const { of, wanted } = parabola;
  if (wanted === "form" || wanted === "complement") return isSquared(parabola, key);
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
