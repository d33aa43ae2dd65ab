import {
  exactValue,
  isConstant,
  lettersIn,
  type Node,
  numberNode,
  numericValue,
  q,
  sameValue,
  substitute,
} from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { latexSum, plainSum } from "../radicals/root-sums.ts";
import { rootSumOf } from "../radicals/work.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** A number with roots, absolute values, and powers of 0; or an expression with roots for its letters. */
type Problem = { of: Node; at: ReadonlyMap<string, Node> };

const asks = /^(?:(?:what|simplify|is) )*#(?: (?:what|simplify))*$/;
const evaluations =
  /^(?:(?:what|solve|simplify) )*(?:# (?:what )?(?:if|for) #(?: (?:and )?#)*|(?:if )?#(?: (?:and )?#)* (?:after )*(?:what |is |simplify )*#)(?: (?:after|what|is))*$/;

/** Real numbers with roots in them: worked out, or put in for letters. */
export const rootValues = defineTopic<Problem, Code>({
  name: "root-values",
  words,
  read: readRoots,
  work: workRoots,
  holds: ({ of, at }, { key }) => {
    const found = expressionFrom(key);
    const whole = filled(of, at);
    const [a, b] = [numericValue(whole, new Map()).re, found ? numericValue(found, new Map()).re : Number.NaN];
    return !!found && Math.abs(a - b) < 1e-9 * Math.max(1, Math.abs(a)) && sameValue(whole, found);
  },
  similar: () => ({ of: expressionFrom("|√3-2|+√12") ?? numberNode(q.ONE), at: new Map() }),
});

const filled = (of: Node, at: ReadonlyMap<string, Node>): Node =>
  [...at].reduce((node, [letter, value]) => substitute(node, letter, value), of);

function readRoots({ shape, formulas }: Question): Problem | null {
  if (!shape) return null;
  const answers = formulas.flatMap(({ answer }) =>
    answer?.kind === "set" && answer.written !== "or" ? answer.parts : [answer],
  );
  const [only] = answers;
  if (answers.length === 1 && asks.test(shape)) {
    if (only?.kind !== "expression" || only.unit || !isConstant(only.of) || exactValue(only.of)) return null;
    // What has roots only is simplified by others.
    return resolved(only.of).isChanged ? { of: only.of, at: new Map() } : null;
  }
  if (!evaluations.test(shape)) return null;
  const at = new Map<string, Node>();
  for (const answer of answers) {
    if (answer?.kind !== "relation") continue;
    const [left, right] = answer.sides;
    if (answer.unit || answer.signs.join() !== "=" || left?.kind !== "letter" || !right || at.has(left.name))
      return null;
    if (!isConstant(right) || !rootSumOf(resolved(right).node)) return null;
    at.set(left.name, right);
  }
  const [of, ...more] = answers.flatMap((answer) => (answer?.kind === "expression" && !answer.unit ? [answer.of] : []));
  const letters = of ? lettersIn(of) : new Set<string>();
  const isAll = letters.size > 0 && letters.size === at.size && [...letters].every((letter) => at.has(letter));
  const hasRoot = [...at.values()].some((value) => exactValue(value) === null);
  return of && more.length === 0 && isAll && hasRoot && at.size + 1 === answers.length ? { of, at } : null;
}

/** Without absolute values, powers with the exponent 0, and roots of squares: as they come out. */
function resolved(node: Node): { node: Node; isChanged: boolean } {
  let isChanged = false;
  const go = (of: Node): Node => {
    const value = exactValue(of);
    if (value) {
      isChanged ||= of.kind === "absolute" || (of.kind === "root" && of.degree !== null);
      return numberNode(value);
    }
    switch (of.kind) {
      case "absolute": {
        const inner = go(of.of);
        const size = numericValue(inner, new Map()).re;
        if (!(Math.abs(size) > 1e-9)) return of;
        isChanged = true;
        return size > 0 ? inner : { kind: "negate", of: inner };
      }
      case "power": {
        const [exponent, size] = [exactValue(of.exponent), numericValue(of.base, new Map()).re];
        if (exponent?.num !== 0n || !(Math.abs(size) > 1e-9)) return { ...of, base: go(of.base) };
        isChanged = true;
        return numberNode(q.ONE);
      }
      case "root": {
        const { of: inside } = of;
        if (!of.degree && inside.kind === "power" && exactValue(inside.exponent)?.num === 2n) {
          const inner = go(inside.base);
          const size = numericValue(inner, new Map()).re;
          if (!(Math.abs(size) > 1e-9)) return of;
          isChanged = true;
          return size > 0 ? inner : { kind: "negate", of: inner };
        }
        return of;
      }
      case "negate":
        return { kind: "negate", of: go(of.of) };
      case "add":
      case "subtract":
      case "multiply":
      case "divide":
        return { ...of, left: go(of.left), right: go(of.right) };
      default:
        return of;
    }
  };
  const found = go(node);
  return { node: found, isChanged };
}

function workRoots({ of, at }: Problem): Working<Code> | null {
  const whole = filled(of, at);
  const { node, isChanged } = resolved(whole);
  const sum = rootSumOf(node);
  const [shown, put, plainer] = [of, whole, node].map(latexNode);
  if (sum)
    return working(
      { of, at },
      `${shown}`,
      stepsOf(`${shown}`, `${put}`, `${plainer}`, at, isChanged, latexSum(sum)),
      latexSum(sum),
      plainSum(sum),
    );
  const sumWithPi = isChanged && at.size === 0 && of.kind !== "absolute" ? withPi(node) : null;
  if (sumWithPi) {
    const [latex, key] = [latexWithPi(sumWithPi, "\\pi", latexNumber), latexWithPi(sumWithPi, "pi", plainNumber)];
    return working({ of, at }, `${shown}`, stepsOf(`${shown}`, `${put}`, `${plainer}`, at, true, latex), latex, key);
  }
  // |3 - π| has no root in it: only the signs change.
  const inner = of.kind === "absolute" && at.size === 0 ? of.of : null;
  if (inner?.kind !== "subtract") return null;
  const isNegative = numericValue(inner, new Map()).re < 0;
  const [left, right] = isNegative ? [inner.right, inner.left] : [inner.left, inner.right];
  const [a, b] = [left, right].map((part) =>
    part.kind === "constant" && part.name === "pi" ? "pi" : plainOfNumber(part),
  );
  if (!a || !b) return null;
  const latex = latexNode({ kind: "subtract", left, right });
  return working(
    { of, at },
    `${shown}`,
    [{ code: "plain", values: { put: `${shown}`, plainer: latex } }],
    latex,
    `${a} - ${b}`,
  );
}

/** A number, and how often π is added to it. */
type WithPi = { alone: q.Rational; times: q.Rational };

/** Null for what is no sum of numbers and multiples of π. */
function withPi(node: Node): WithPi | null {
  const value = exactValue(node);
  if (value) return { alone: value, times: q.ZERO };
  if (node.kind === "constant" && node.name === "pi") return { alone: q.ZERO, times: q.ONE };
  if (node.kind === "negate") return scaledBy(withPi(node.of), q.rational(-1n));
  if (node.kind === "multiply" || node.kind === "divide") {
    const [left, right] = [exactValue(node.left), exactValue(node.right)];
    if (node.kind === "multiply" && left) return scaledBy(withPi(node.right), left);
    const by = right && (node.kind === "multiply" ? right : q.divide(q.ONE, right));
    return by ? scaledBy(withPi(node.left), by) : null;
  }
  if (node.kind !== "add" && node.kind !== "subtract") return null;
  const [left, right] = [withPi(node.left), withPi(node.right)];
  const other = node.kind === "add" ? right : scaledBy(right, q.rational(-1n));
  return left && other && { alone: q.add(left.alone, other.alone), times: q.add(left.times, other.times) };
}

const scaledBy = (of: WithPi | null, by: q.Rational): WithPi | null =>
  of && { alone: q.multiply(of.alone, by), times: q.multiply(of.times, by) };

function latexWithPi({ alone, times }: WithPi, pi: string, number: (of: q.Rational) => string): string {
  if (times.num === 0n) return number(alone);
  const size = q.absolute(times);
  const multiple = q.same(size, q.ONE) ? pi : pi === "pi" ? `${number(size)}*pi` : `${number(size)}${pi}`;
  if (alone.num === 0n) return times.num < 0n ? `-${multiple}` : multiple;
  if (times.num < 0n) return `${number(alone)} - ${multiple}`;
  return `${multiple} ${alone.num < 0n ? "-" : "+"} ${number(q.absolute(alone))}`;
}

function plainOfNumber(node: Node): string | null {
  const value = exactValue(node);
  return value && value.num > 0n ? (value.den === 1n ? `${value.num}` : `${value.num}/${value.den}`) : null;
}

function stepsOf(
  shown: string,
  put: string,
  plainer: string,
  at: ReadonlyMap<string, Node>,
  isChanged: boolean,
  result: string,
): Step<Code>[] {
  const values = [...at].map(([letter, value]) => `${letter} = ${latexNode(value)}`).join(",\\ ");
  return [
    ...(at.size > 0 ? [{ code: "put-in" as const, values: { shown, values, put } }] : []),
    ...(isChanged ? [{ code: "plain" as const, values: { put, plainer } }] : []),
    { code: "combine", values: { plainer, result } },
  ];
}

function working({ at }: Problem, shown: string, steps: Step<Code>[], latex: string, key: string): Working<Code> {
  const values = [...at].map(([letter, value]) => `${letter} = ${latexNode(value)}`).join(",\\ ");
  return {
    problem:
      at.size > 0
        ? { en: `$${shown}$ for $${values}$`, ch: `当 $${values}$ 时，$${shown}$ 的值` }
        : { en: `work out $${shown}$`, ch: `计算 $${shown}$` },
    steps,
    answer: { said: inBoth(latex), key },
  };
}
