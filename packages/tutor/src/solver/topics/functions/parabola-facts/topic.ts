import { exactValue, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  degree,
  latexPolynomial,
  lettersOf,
  type Polynomial,
  polynomialOf,
} from "../../../algebra/polynomial.ts";
import { inBoth } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "opening" | "range" | "height" | "crossing" | "crossings" | "times";
type Parabola = { of: Polynomial; wanted: Wanted };

const curve =
  "[the |a ][(parabola|graph|function|quadratic function|quadratic|curve) ][of ][the ][(function|parabola) ]{e:formula}";
const kurve = "[抛物线|二次函数|函数]{e:formula}[的图象|的图像|图象|图像]?";

const frames: Frames<Parabola>[] = [
  [
    [
      `(does|which way does|in which direction does) ${curve} open[s]?( up or down| upward or downward| upwards or downwards)?`,
      `${kurve}(的)?开口(向|朝)(上还是(向|朝)?下|哪个方向|哪|哪里|哪边)`,
      `${kurve}的?开口方向`,
    ],
    (places) => of(places, "opening"),
  ],
  [[`[the ]range of ${curve}`, `${kurve}的值域`], (places) => of(places, "range")],
  [[`[the ]y-intercept of ${curve}`, `${kurve}在y轴上的截距`], (places) => of(places, "height")],
  [
    [
      `(where|at what point|at which point) does ${curve} (cross|meet|intersect|hit) the y-axis`,
      `${kurve}(与|和)y轴的?交点[的]?(坐标)?`,
    ],
    (places) => of(places, "crossing"),
  ],
  [
    [
      `(where|at what points|at which points) does ${curve} (cross|meet|intersect|hit) the x-axis`,
      `${kurve}(与|和)x轴的?交点[的]?(坐标)?`,
    ],
    (places) => of(places, "crossings"),
  ],
  [
    [
      `how many (times|points) does ${curve} (cross|meet|have on) the x-axis`,
      `how many (x-intercepts|real solutions|real zeros|zeros) does ${curve} have`,
      `${kurve}(与|和)x轴有(几|多少)个(交点|公共点)`,
    ],
    (places) => of(places, "times"),
  ],
];

function of({ e }: Places, wanted: Wanted): Parabola | null {
  const answer = formulaAt(e);
  const [left, right, ...more] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  if (left?.kind !== "letter" || left.name !== "y" || !right || more.length > 0) return null;
  const quadratic = polynomialOf(right);
  return quadratic && degree(quadratic) === 2 && lettersOf(quadratic).join() === "x" ? { of: quadratic, wanted } : null;
}

/** Which way a parabola opens, its range, and where it crosses the axes. */
export const parabolaFacts = defineTopic<Parabola, Code>({
  name: "parabola-facts",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: workFact,
  holds,
  similar: ({ of, wanted }) => {
    const others = ["-x^2 + 4x - 3", "x^2 - 6x + 8"].map((text) => {
      const node = expressionFrom(text);
      return (node && polynomialOf(node)) ?? of;
    });
    return { of: others[coefficient(of, 2).num < 0n ? 0 : 1] ?? of, wanted };
  },
});

function workFact({ of, wanted }: Parabola): Working<Code> | null {
  const [a, b, c] = [coefficient(of, 2), coefficient(of, 1), coefficient(of, 0)];
  const shown = `y = ${latexPolynomial(of)}`;
  const isUp = a.num > 0n;
  switch (wanted) {
    case "opening":
      return {
        problem: { en: `which way $${shown}$ opens`, ch: `$${shown}$ 的开口方向` },
        steps: [{ code: isUp ? "up" : "down", values: { shown, a: latexNumber(a) } }],
        answer: { said: { en: isUp ? "up" : "down", ch: isUp ? "向上" : "向下" }, key: isUp ? "up" : "down" },
      };
    case "range": {
      const x = q.divide(q.negate(b), q.multiply(q.rational(2n), a)) ?? q.ZERO;
      const y = q.add(q.multiply(q.add(q.multiply(a, x), b), x), c);
      const values = { x: latexNumber(x), y: latexNumber(y), a: latexNumber(a) };
      return {
        problem: { en: `the range of $${shown}$`, ch: `$${shown}$ 的值域` },
        steps: [
          { code: "vertex", values: { ...values, shown } },
          { code: isUp ? "least" : "most", values },
        ],
        answer: {
          said: inBoth(`y ${isUp ? "\\geq" : "\\leq"} ${latexNumber(y)}`),
          key: `y ${isUp ? ">=" : "<="} ${plainNumber(y)}`,
        },
      };
    }
    case "height":
    case "crossing": {
      const point = `(0, ${latexNumber(c)})`;
      const isPoint = wanted === "crossing";
      return {
        problem: { en: `where $${shown}$ crosses the $y$-axis`, ch: `$${shown}$ 与 $y$ 轴的交点` },
        steps: [{ code: "zero", values: { shown, c: latexNumber(c), point } }],
        answer: isPoint
          ? { said: inBoth(point), key: `(0, ${plainNumber(c)})` }
          : {
              said: {
                en: `$${latexNumber(c)}$, at the point $${point}$`,
                ch: `$${latexNumber(c)}$（交点是 $${point}$）`,
              },
              key: plainNumber(c),
            },
      };
    }
    case "times": {
      const under = q.subtract(q.multiply(b, b), q.multiply(q.rational(4n), q.multiply(a, c)));
      const n = under.num > 0n ? "2" : under.num === 0n ? "1" : "0";
      return {
        problem: { en: `how often $${shown}$ meets the $x$-axis`, ch: `$${shown}$ 与 $x$ 轴的交点个数` },
        steps: [{ code: "times", values: { equation: `${latexPolynomial(of)} = 0`, under: latexNumber(under), n } }],
        answer: { said: inBoth(n), key: n },
      };
    }
    case "crossings": {
      const four = q.multiply(q.rational(4n), q.multiply(a, c));
      const root = q.root(q.subtract(q.multiply(b, b), four), 2n);
      if (!root) return null;
      const twice = q.multiply(q.rational(2n), a);
      const roots = [q.negate(root), root].flatMap((part) => q.divide(q.subtract(part, b), twice) ?? []);
      const found = (root.num === 0n ? roots.slice(0, 1) : roots).sort(q.compare);
      const points = found.map((x) => `(${latexNumber(x)}, 0)`);
      return {
        problem: { en: `where $${shown}$ crosses the $x$-axis`, ch: `$${shown}$ 与 $x$ 轴的交点` },
        steps: [
          {
            code: "roots",
            values: {
              equation: `${latexPolynomial(of)} = 0`,
              roots: {
                en: found.map((x) => `$x = ${latexNumber(x)}$`).join(" and "),
                ch: found.map((x) => `$x = ${latexNumber(x)}$`).join(" 和 "),
              },
            },
          },
        ],
        answer: {
          said: { en: points.map((one) => `$${one}$`).join(" and "), ch: points.map((one) => `$${one}$`).join("、") },
          key: found.map((x) => `(${plainNumber(x)}, 0)`).join(", "),
        },
      };
    }
  }
}

/** By values of the quadratic, far out and beside its vertex. */
function holds({ of, wanted }: Parabola, { key }: { key: string }): boolean {
  const node = expressionFrom(latexPolynomial(of));
  const at = (x: q.Rational) => (node ? exactValue(substitute(node, "x", numberNode(x))) : null);
  const [first, second] = [...key.matchAll(/-?\d+(?:\/\d+)?/g)].map(([number]) => fractionIn(number));
  const [far, middle] = [at(q.rational(10n ** 20n)), at(q.ZERO)];
  if (!far || !middle) return false;
  switch (wanted) {
    case "opening":
      return key === (far.num > 0n ? "up" : "down");
    case "height":
      return !!first && q.same(first, middle);
    case "crossing":
      return first?.num === 0n && !!second && q.same(second, middle);
    case "times": {
      // How high the vertex is, and which way it opens.
      const [a, b] = [coefficient(of, 2), coefficient(of, 1)];
      const x = q.divide(q.negate(b), q.multiply(q.rational(2n), a));
      const top = x && at(x);
      return !!top && key === (top.num === 0n ? "1" : top.num > 0n === far.num > 0n ? "0" : "2");
    }
    case "crossings": {
      const xs = [...key.matchAll(/\((-?\d+(?:\/\d+)?), 0\)/g)].map(([, x]) => fractionIn(x));
      const sum = q.divide(q.negate(coefficient(of, 1)), coefficient(of, 2));
      const total = xs.reduce<q.Rational>(
        (all, x) => q.add(all, x ?? q.ZERO),
        xs.length === 1 ? (xs[0] ?? q.ZERO) : q.ZERO,
      );
      return xs.length > 0 && xs.every((x) => !!x && at(x)?.num === 0n) && !!sum && q.same(sum, total);
    }
    case "range": {
      // The bound is taken exactly once: of - bound is a square times a number.
      if (!first || far.num > 0n !== key.includes(">=")) return false;
      const [a, b] = [coefficient(of, 2), coefficient(of, 1)];
      const rest = q.subtract(coefficient(of, 0), first);
      return q.same(q.multiply(b, b), q.multiply(q.rational(4n), q.multiply(a, rest)));
    }
  }
}
