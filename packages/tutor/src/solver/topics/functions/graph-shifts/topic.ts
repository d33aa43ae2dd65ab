import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber } from "../../../algebra/numbers.ts";
import { degree, latexPolynomial, lettersOf, plainPolynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** `y = of`, moved so far to the right and up. */
type Shift = { of: Node; right: q.Rational; up: q.Rational };

const graph = "[the ][(graph|line|parabola|curve) ][of ][the ][(line|function|parabola) ]{e:formula}";
const bild = "[把|将][抛物线|直线|函数|二次函数|一次函数]{e:formula}[的图象|的图像]";
const unit = "[个]?(单位长度|单位)[,]?";
const then = "再|然后|接着|最后|然后再|并|后再";
const after =
  "[后]?[,]?[所]?[得到|得]?[的]?[新]?[抛物线|直线|图象|图像]?[的]?[函数]?[的]?(解析式|函数|表达式|关系式)?[是|为]?[:]?";
const sideways = [
  ["right", "右", 1n],
  ["left", "左", -1n],
] as const;
const upward = [
  ["up", "上", 1n],
  ["down", "下", -1n],
] as const;

const frames: Frames<Shift>[] = [
  ...sideways.map(
    ([to, zu, sign]): Frames<Shift> => [
      [
        `(shift|translate|move) ${graph} {a:fraction} units? ${to}`,
        `${bild}向${zu}平移{a:fraction}${unit}[后]?[得到]?[的]?(解析式|函数)?`,
      ],
      (places) => shift(places, sign, 0n),
    ],
  ),
  ...upward.map(
    ([to, zu, sign]): Frames<Shift> => [
      [
        `(shift|translate|move) ${graph} {b:fraction} units? ${to}`,
        `${bild}向${zu}平移{b:fraction}${unit}[后]?[得到]?[的]?(解析式|函数)?`,
      ],
      (places) => shift(places, 0n, sign),
    ],
  ),
  ...sideways.flatMap(([to, zu, x]) =>
    upward.map(
      ([high, hoch, y]): Frames<Shift> => [
        [
          `(shift|translate|move) ${graph} {a:fraction} units? ${to} and {b:fraction} units? ${high}`,
          `${bild}[先]向${zu}平移{a:fraction}${unit}[${then}]向${hoch}平移{b:fraction}${unit}${after}`,
          `(shift|translate|move) ${graph} {b:fraction} units? ${high} and [then ]{a:fraction} units? [to the ]${to}`,
          `(shift|translate|move) ${graph} ${high} {b:fraction} units? and [then ]${to} {a:fraction} units?`,
          `(shift|translate|move) ${graph} ${to} {a:fraction} units? and [then ]${high} {b:fraction} units?`,
          `${bild}[先]向${hoch}平移{b:fraction}${unit}[${then}]向${zu}平移{a:fraction}${unit}${after}`,
        ],
        (places) => shift(places, x, y),
      ],
    ),
  ),
];

function shift({ e, a, b }: Places, x: bigint, y: bigint): Shift | null {
  const answer = formulaAt(e);
  const [left, right, ...more] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  if (left?.kind !== "letter" || left.name !== "y" || !right || more.length > 0) return null;
  const polynomial = polynomialOf(right);
  const [far, high] = [a, b].map((written) => (written === undefined ? q.ZERO : fractionIn(written)));
  if (!polynomial || degree(polynomial) > 3 || lettersOf(polynomial).join() !== "x" || !far || !high) return null;
  if (far.num < 0n || high.num < 0n) return null;
  return { of: right, right: q.multiply(far, q.rational(x)), up: q.multiply(high, q.rational(y)) };
}

/** The equation of a graph that is moved sideways, up or down. */
export const graphShifts = defineTopic<Shift, Code>({
  name: "graph-shifts",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: workShift,
  // Each point of the old graph, moved, is on the new one.
  holds: ({ of, right, up }, { key }) => {
    const moved = expressionFrom(key.replace(/^y = /, ""));
    return [-2n, -1n, 0n, 1n, 2n].every((x) => {
      const old = exactValue(substitute(of, "x", numberNode(q.rational(x))));
      const here = moved && exactValue(substitute(moved, "x", numberNode(q.add(q.rational(x), right))));
      return !!old && !!here && q.same(here, q.add(old, up));
    });
  },
  similar: ({ of, right, up }) => ({ of: { kind: "add", left: of, right: numberNode(q.ONE) }, right, up }),
});

function workShift({ of, right, up }: Shift): Working<Code> | null {
  const steps: Step<Code>[] = [];
  let here = of;
  const shown = `y = ${latexNode(of)}`;
  if (right.num !== 0n) {
    const inside: Node = { kind: "add", left: { kind: "letter", name: "x" }, right: numberNode(q.negate(right)) };
    here = substitute(of, "x", inside);
    const sign = right.num > 0n ? "-" : "+";
    steps.push({
      code: right.num > 0n ? "right" : "left",
      values: { size: latexNumber(q.absolute(right)), inside: `x ${sign} ${latexNumber(q.absolute(right))}` },
    });
  }
  if (up.num !== 0n) {
    here = { kind: "add", left: here, right: numberNode(up) };
    steps.push({ code: up.num > 0n ? "up" : "down", values: { size: latexNumber(q.absolute(up)) } });
  }
  const polynomial = polynomialOf(here);
  if (!polynomial || steps.length === 0) return null;
  const result = `y = ${latexPolynomial(polynomial)}`;
  steps.push({ code: "write", values: { result } });
  return {
    problem: { en: `$${shown}$ moved`, ch: `$${shown}$ 平移后的解析式` },
    steps,
    answer: { said: inBoth(result), key: `y = ${plainPolynomial(polynomial)}` },
  };
}
