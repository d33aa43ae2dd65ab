import { exactValue, type Node, q, wholeValue } from "@dripstone/checker/mathematics";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { rootOf, type Surd } from "../../../algebra/surds.ts";
import type { Step, Working } from "../../../solution.ts";
import {
  conjugated,
  inverse,
  latexSum,
  plainSum,
  power,
  type RootSum,
  single,
  sumOf,
  timesRoots,
} from "./root-sums.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

export function workRadicals(of: Node): Working<Code> | null {
  const steps: Step<Code>[] = [];
  const result = reckoned(of, steps);
  if (!result) return null;
  const shown = latexSum(result);
  // A root that is as simple as it gets has nothing to be done.
  if (steps.length === 0) return null;
  if (of.kind === "add" || of.kind === "subtract") steps.push({ code: "combine", values: { result: shown } });
  const given = latexNode(of);
  const problem = { en: `simplify $${given}$`, ch: `化简 $${given}$` };
  return { problem, steps, answer: { said: inBoth(shown), key: plainSum(result) } };
}

/** A number with square roots, as a sum of them. */
export const rootSumOf = (of: Node): RootSum | null => reckoned(of, []);

/** √(a + b√c) as √x ± √y, where x + y = a and 4xy = b²c; null where these are no fractions. */
function denested(of: RootSum): RootSum | null {
  const [[root, by] = [1n, q.ZERO], ...more] = [...of].filter(([inside]) => inside !== 1n);
  const plain = of.get(1n);
  if (!plain || more.length > 0 || by.num === 0n || plain.num <= 0n) return null;
  const square = q.subtract(q.multiply(plain, plain), q.multiply(q.multiply(by, by), q.rational(root)));
  const apart = square.num > 0n ? q.root(square, 2n) : null;
  if (!apart) return null;
  const half = (value: q.Rational) => q.multiply(value, q.rational(1n, 2n));
  const [larger, smaller] = [q.add(plain, apart), q.subtract(plain, apart)].map((value) => rootOf(half(value)));
  if (!larger || !smaller) return null;
  const first = rootSum(larger);
  return sumOf(first, by.num > 0n ? rootSum(smaller) : timesRoots(rootSum(smaller), single(q.rational(-1n), 1n)));
}

const rootSum = ({ plain, by, of }: Surd): RootSum => (by.num === 0n ? single(plain, 1n) : single(by, of));

/** From the inside out; each root, product, and quotient is a step. */
function reckoned(of: Node, steps: Step<Code>[]): RootSum | null {
  const value = exactValue(of);
  if (value) return single(value, 1n);
  const at = (inner: Node) => reckoned(inner, steps);
  const said = (code: Code, result: RootSum | null) => {
    if (result && latexSum(result).replaceAll(/\s/g, "") !== latexNode(of).replaceAll(/\s/g, ""))
      steps.push({ code, values: { before: latexNode(of), after: latexSum(result) } });
    return result;
  };
  switch (of.kind) {
    case "root": {
      const inside = exactValue(of.of);
      if (!inside) {
        const nested = at(of.of);
        return nested && said("denest", denested(nested));
      }
      const root = inside.num > 0n ? rootOf(inside) : null;
      return root && said("take-out", single(root.by, root.of));
    }
    case "negate": {
      const inner = at(of.of);
      return inner && timesRoots(inner, single(q.rational(-1n), 1n));
    }
    case "add":
    case "subtract": {
      const [left, right] = [at(of.left), at(of.right)];
      return left && right && sumOf(left, of.kind === "add" ? right : timesRoots(right, single(q.rational(-1n), 1n)));
    }
    case "multiply": {
      const [left, right] = [at(of.left), at(of.right)];
      if (!left || !right) return null;
      const result = timesRoots(left, right);
      return left.size === 1 && left.has(1n) && right.size === 1 ? result : said("multiply", result);
    }
    case "divide": {
      const [left, right] = [at(of.left), at(of.right)];
      const below = right && inverse(right);
      if (!left || !right || !below) return null;
      const isPlain = right.size === 1 && right.has(1n);
      if (!isPlain)
        steps.push({ code: "rationalize", values: { before: latexNode(of), by: latexSum(conjugated(right)) } });
      return isPlain ? timesRoots(left, below) : said("quotient", timesRoots(left, below));
    }
    case "power": {
      const [base, times] = [at(of.base), wholeValue(of.exponent)];
      return base && times !== null && times >= 1n && times <= 4n ? said("multiply", power(base, Number(times))) : null;
    }
    default:
      return null;
  }
}
