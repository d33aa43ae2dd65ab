import { isDefined } from "../arithmetic/complex.ts";
import { numericValue } from "../arithmetic/numeric.ts";
import { type Rational, rational } from "../arithmetic/rational.ts";
import { lettersIn, type Node, numberNode, product } from "../syntax/syntax.ts";
import { sameValue } from "./same-value.ts";
import { firstPointFor } from "./sampling.ts";

const DENOMINATOR_MAX = 1000;

/** The fraction that `a` is of `b` everywhere; null if there is none, or none that is short. */
export function constantRatio(a: Node, b: Node): Rational | null {
  if (lettersIn(a).size === 0 || lettersIn(b).size === 0) return null;
  const point = firstPointFor(product(a, b), false);
  const [above, below] = [numericValue(a, point), numericValue(b, point)];
  if (!isDefined(above) || !isDefined(below) || above.im !== 0 || below.im !== 0) return null;
  const ratio = fractionNear(above.re / below.re);
  return ratio && ratio.num !== 0n && sameValue(a, product(numberNode(ratio), b)) ? ratio : null;
}

/**
 * The fraction with the smallest denominator that a double stands for, found by continued fractions; null if none is
 * short.
 */
export function fractionNear(value: number, largest = DENOMINATOR_MAX): Rational | null {
  let [num, lastNum, den, lastDen] = [1, 0, 0, 1];
  let rest = value;
  for (let step = 0; step < 20; step++) {
    const whole = Math.floor(rest);
    [num, lastNum, den, lastDen] = [whole * num + lastNum, num, whole * den + lastDen, den];
    if (den > largest || Math.abs(num) > 1e9) return null;
    if (Math.abs(num / den - value) <= 1e-9 * Math.max(1, Math.abs(value))) return rational(BigInt(num), BigInt(den));
    rest = 1 / (rest - whole);
  }
  return null;
}
