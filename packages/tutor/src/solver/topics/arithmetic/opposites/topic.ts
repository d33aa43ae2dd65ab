import {
  exactValue,
  isConstant,
  lettersIn,
  type Node,
  numberNode,
  numericValue,
  q,
  sameValue,
} from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { latexPolynomial, minus, plainPolynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { type Frames, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { inverse, latexSum, plainSum, type RootSum, single, timesRoots } from "../radicals/root-sums.ts";
import { rootSumOf } from "../radicals/work.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Problem = { of: Node; wanted: Code };

const e = "[the number |the expression ]{e:formula}";
const frames: Frames<Problem>[] = [
  [
    [`[the ](opposite|additive inverse|negative) of ${e}`, "-\\({e:fraction}\\)", "[数]?{e:formula}的相反数"],
    ({ e: text }) => problemOf(text, "opposite"),
  ],
  [
    [`[the ](reciprocal|multiplicative inverse) of ${e}`, "[数]?{e:formula}的倒数"],
    ({ e: text }) => problemOf(text, "reciprocal"),
  ],
  [[`[the ]absolute value of ${e}`, "[数]?{e:formula}的绝对值"], ({ e: text }) => problemOf(text, "absolute")],
];

/** What is said of a whole number's reciprocal has become `1 / (4)`. */
function readSpokenReciprocal(question: Question): Problem | null {
  if (!/reciprocal|倒数/i.test(question.original)) return null;
  const [, of] = /^1 ?\/ ?\((-?\d{1,9})\)$/.exec(plainOf(question)) ?? [];
  return problemOf(of, "reciprocal");
}

function problemOf(text: string | undefined, wanted: Code): Problem | null {
  const answer = formulaAt(text);
  if (answer?.kind !== "expression" || answer.unit) return null;
  const { of } = answer;
  if (isConstant(of)) return { of, wanted };
  return (wanted === "opposite" && polynomialOf(of)) || (wanted === "reciprocal" && isPlainFraction(of))
    ? { of, wanted }
    : null;
}

/** A fraction, or a power of letters, that is turned over as it stands. */
const isPlainFraction = (of: Node) =>
  of.kind === "letter" || (of.kind === "divide" && [of.left, of.right].every((part) => polynomialOf(part) !== null));

/** The opposite, the reciprocal, and the absolute value of a number or an expression. */
export const opposites = defineTopic<Problem, Code>({
  name: "opposites",
  words,
  read: (question: Question) => readFrames(plainOf(question), frames) ?? readSpokenReciprocal(question),
  work: workOpposite,
  // With the number itself: a sum of 0, a product of 1, and the distance from 0.
  holds: ({ of, wanted }, { key }) => {
    const found = expressionFrom(key);
    if (!found) return false;
    if (wanted === "opposite") return sameValue({ kind: "add", left: of, right: found }, numberNode(q.ZERO));
    if (wanted === "reciprocal")
      return sameValue({ kind: "multiply", left: of, right: found, implicit: false }, numberNode(q.ONE));
    const square = (node: Node): Node => ({ kind: "multiply", left: node, right: node, implicit: false });
    return numericValue(found, new Map()).re >= 0 && sameValue(square(of), square(found));
  },
  similar: ({ wanted }) => ({ of: numberNode(q.rational(-7n, 4n)), wanted }),
});

function workOpposite({ of, wanted }: Problem): Working<Code> | null {
  const shown = latexNode(of);
  const found = exactValue(of) ? ofNumber(of, wanted) : isConstant(of) ? ofRoots(of, wanted) : ofLetters(of, wanted);
  if (!found) return null;
  const { latex, key } = found;
  return {
    problem: names[wanted](shown),
    steps: [{ code: wanted, values: { shown, result: latex } }],
    answer: { said: inBoth(latex), key },
  };
}

const names: Record<Code, (shown: string) => { en: string; ch: string }> = {
  opposite: (shown) => ({ en: `the opposite of $${shown}$`, ch: `$${shown}$ 的相反数` }),
  reciprocal: (shown) => ({ en: `the reciprocal of $${shown}$`, ch: `$${shown}$ 的倒数` }),
  absolute: (shown) => ({ en: `the absolute value of $${shown}$`, ch: `$${shown}$ 的绝对值` }),
};

type Found = { latex: string; key: string };

function ofNumber(of: Node, wanted: Code): Found | null {
  const value = exactValue(of);
  if (!value) return null;
  const found =
    wanted === "opposite" ? q.negate(value) : wanted === "absolute" ? q.absolute(value) : q.divide(q.ONE, value);
  return found && { latex: latexNumber(found), key: plainNumber(found) };
}

function ofRoots(of: Node, wanted: Code): Found | null {
  const sum = rootSumOf(of);
  const negative = (one: RootSum) => timesRoots(one, single(q.rational(-1n), 1n));
  if (!sum) return null;
  const isNegative = numericValue(of, new Map()).re < 0;
  const found = wanted === "reciprocal" ? inverse(sum) : wanted === "opposite" || isNegative ? negative(sum) : sum;
  return found && { latex: latexSum(found), key: plainSum(found) };
}

function ofLetters(of: Node, wanted: Code): Found | null {
  if (wanted === "opposite") {
    const polynomial = polynomialOf(of);
    const found = polynomial && minus([], polynomial);
    return found && { latex: latexPolynomial(found), key: plainPolynomial(found) };
  }
  const [above, below] = of.kind === "divide" ? [of.right, of.left] : [numberNode(q.ONE), of];
  const [top, bottom] = [polynomialOf(above), polynomialOf(below)];
  if (wanted !== "reciprocal" || !top || !bottom || lettersIn(of).size === 0 || bottom.length === 0) return null;
  return {
    latex: `\\frac{${latexPolynomial(top)}}{${latexPolynomial(bottom)}}`,
    key: `(${plainPolynomial(top)})/(${plainPolynomial(bottom)})`,
  };
}
