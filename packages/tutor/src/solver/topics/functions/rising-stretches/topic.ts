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
type Stretch = { of: Polynomial; isRising: boolean };

const curve = "[the ][(parabola|graph|function|quadratic function|curve) ][of ]{e:formula}";
const kurve = "[抛物线|二次函数|函数]{e:formula}[的图象|的图像]";

const frames: Frames<Stretch>[] = [
  [
    [`where ${curve} (increases|rises|is increasing)`, `${kurve},?y随x的?增大而增大时,?x的取值范围`],
    (places) => of(places, true),
  ],
  [
    [`where ${curve} (decreases|falls|is decreasing)`, `${kurve},?y随x的?增大而减小时,?x的取值范围`],
    (places) => of(places, false),
  ],
];

function of({ e }: Places, isRising: boolean): Stretch | null {
  const answer = formulaAt(e);
  const [left, right, ...more] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  if (left?.kind !== "letter" || left.name !== "y" || !right || more.length > 0) return null;
  const quadratic = polynomialOf(right);
  return quadratic && degree(quadratic) === 2 && lettersOf(quadratic).join() === "x"
    ? { of: quadratic, isRising }
    : null;
}

/** Where a parabola rises, and where it falls. */
export const risingStretches = defineTopic<Stretch, Code>({
  name: "rising-stretches",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: workStretch,
  holds,
  similar: ({ of: quadratic, isRising }) => {
    const sign = coefficient(quadratic, 2).num < 0n ? "-" : "";
    const node = expressionFrom(`${sign}x^2 + 4x + 1`);
    return { of: (node && polynomialOf(node)) ?? quadratic, isRising };
  },
});

function workStretch({ of: quadratic, isRising }: Stretch): Working<Code> | null {
  const [a, b] = [coefficient(quadratic, 2), coefficient(quadratic, 1)];
  const axis = q.divide(q.negate(b), q.multiply(q.rational(2n), a));
  if (!axis) return null;
  const isUp = a.num > 0n;
  const sign = isUp === isRising ? ">" : "<";
  const shown = `y = ${latexPolynomial(quadratic)}`;
  const answer = `x ${sign} ${latexNumber(axis)}`;
  const values = { shown, a: latexNumber(a), axis: latexNumber(axis), answer };
  return {
    problem: {
      en: `where $${shown}$ is ${isRising ? "increasing" : "decreasing"}`,
      ch: `$${shown}$ 中 $y$ 随 $x$ 的增大而${isRising ? "增大" : "减小"}时 $x$ 的取值范围`,
    },
    steps: [
      { code: "axis", values },
      { code: isUp ? "up" : "down", values },
    ],
    answer: { said: inBoth(answer), key: `x ${sign} ${plainNumber(axis)}` },
  };
}

/** By values on the stretch, and beside its end: there the curve turns. */
function holds({ of: quadratic, isRising }: Stretch, { key }: { key: string }): boolean {
  const node = expressionFrom(latexPolynomial(quadratic));
  const [, sign, end] = /^x ([<>]) (\S+)$/.exec(key) ?? [];
  const turn = fractionIn(end);
  if (!node || !turn) return false;
  const at = (from: bigint) => exactValue(substitute(node, "x", numberNode(q.add(turn, q.rational(from)))));
  const step = sign === ">" ? 1n : -1n;
  const heights = [0n, 1n, 2n, 50n].map((far) => at(far * step));
  const isRight = heights.slice(1).every((height, nth) => {
    const before = heights[nth];
    if (!height || !before) return false;
    const isUpOnTheWay = q.compare(height, before) > 0;
    return isUpOnTheWay === (isRising === (sign === ">"));
  });
  const [left, right] = [at(-7n), at(7n)];
  return isRight && !!left && !!right && q.same(left, right);
}
