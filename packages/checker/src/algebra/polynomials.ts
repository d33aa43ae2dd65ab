import { spend } from "../arithmetic/budget.ts";
import { exactValue } from "../arithmetic/exact.ts";
import * as q from "../arithmetic/rational.ts";
import { lettersIn, type Node, numberNode } from "../syntax/syntax.ts";

/** Coefficients from the constant term upwards; the last is not 0. */
export type Polynomial = q.Rational[];

const DEGREE_MAX = 12;
const BITS_MAX = 400;
const DIVISORS_OF_MAX = 1_000_000n;

/** The node as a quotient of polynomials in one letter with fractions for coefficients; null if it is none. */
export function quotientIn(node: Node, letter: string): { num: Polynomial; den: Polynomial } | null {
  const value = exactValue(node);
  if (value) return { num: trimmed([value]), den: [q.ONE] };
  switch (node.kind) {
    case "letter":
      return node.name === letter ? { num: [q.ZERO, q.ONE], den: [q.ONE] } : null;
    case "negate": {
      const inner = quotientIn(node.of, letter);
      return inner && { ...inner, num: inner.num.map(q.negate) };
    }
    case "add":
    case "subtract":
    case "multiply":
    case "divide": {
      const [a, b] = [quotientIn(node.left, letter), quotientIn(node.right, letter)];
      if (!a || !b) return null;
      if (node.kind === "multiply") return bounded(times(a.num, b.num), times(a.den, b.den));
      if (node.kind === "divide") return b.num.length === 0 ? null : bounded(times(a.num, b.den), times(a.den, b.num));
      const second = node.kind === "add" ? b.num : b.num.map(q.negate);
      return bounded(plus(times(a.num, b.den), times(second, a.den)), times(a.den, b.den));
    }
    case "power": {
      const [base, exponent] = [quotientIn(node.base, letter), exactValue(node.exponent)];
      if (!base || !exponent || !q.isInteger(exponent) || q.absolute(exponent).num > BigInt(DEGREE_MAX)) return null;
      const upright = exponent.num >= 0n ? base : { num: base.den, den: base.num };
      if (upright.den.length === 0) return null;
      let result: { num: Polynomial; den: Polynomial } | null = { num: [q.ONE], den: [q.ONE] };
      for (let step = 0; step < Math.abs(Number(exponent.num)) && result; step++) {
        result = bounded(times(result.num, upright.num), times(result.den, upright.den));
      }
      return result;
    }
    default:
      return null;
  }
}

/** All real roots, exactly; null if they cannot be written with fractions and square roots. */
export function realRoots(polynomial: Polynomial): Node[] | null {
  let rest = polynomial;
  const roots: Node[] = [];
  while (rest.length > 3 || (rest.length > 1 && rest[0]?.num === 0n)) {
    const root = rationalRoot(rest);
    if (!root) return null;
    roots.push(numberOf(root));
    rest = deflated(rest, root);
  }
  const [c = q.ZERO, b = q.ZERO, a] = rest;
  if (!a) {
    if (rest.length === 2) roots.push(numberOf(q.negate(q.divide(c, b) ?? q.ZERO)));
    return roots;
  }
  const square = q.subtract(q.multiply(b, b), q.multiply(q.rational(4n), q.multiply(a, c)));
  if (square.num < 0n) return roots;
  const twice = numberOf(q.multiply(a, q.rational(2n)));
  for (const kind of ["add", "subtract"] as const) {
    const above: Node = {
      kind,
      left: numberOf(q.negate(b)),
      right: { kind: "root", degree: null, of: numberOf(square) },
    };
    const root: Node = { kind: "divide", left: above, right: twice };
    const value = exactValue(root);
    roots.push(value ? numberOf(value) : root);
  }
  return roots;
}

/** The only letter of some nodes; null if there are none or several. */
export function onlyLetter(nodes: Node[]): string | null {
  const letters = new Set<string>();
  for (const node of nodes) lettersIn(node, letters);
  const [letter] = letters;
  return letters.size === 1 && letter !== undefined ? letter : null;
}

export const numberOf = (value: q.Rational): Node => numberNode(value);

/** A root that is a fraction; null if there is none, or its parts are too large to search for. */
export function rationalRoot(polynomial: Polynomial): q.Rational | null {
  if (polynomial[0]?.num === 0n) return q.ZERO;
  const scale = polynomial.reduce((lcm, { den }) => (lcm / q.gcd(lcm, den)) * den, 1n);
  const whole = polynomial.map((coefficient) => (coefficient.num * scale) / coefficient.den);
  const content = whole.reduce(q.gcd, 0n);
  const [last, first] = [(whole[0] ?? 0n) / content, (whole.at(-1) ?? 1n) / content];
  for (const num of divisorsOf(last)) {
    for (const den of divisorsOf(first)) {
      for (const root of [q.rational(num, den), q.rational(-num, den)]) {
        if (valueAt(polynomial, root).num === 0n) return root;
      }
    }
  }
  return null;
}

function divisorsOf(value: bigint): bigint[] {
  const size = value < 0n ? -value : value;
  if (size > DIVISORS_OF_MAX) return [1n];
  spend(Math.sqrt(Number(size)) / 4);
  const found: bigint[] = [];
  for (let factor = 1n; factor * factor <= size; factor++) {
    if (size % factor === 0n) found.push(factor, size / factor);
  }
  return found;
}

function valueAt(polynomial: Polynomial, at: q.Rational): q.Rational {
  spend(10 * polynomial.length);
  return polynomial.reduceRight((sum, coefficient) => q.add(q.multiply(sum, at), coefficient), q.ZERO);
}

/** Divided by `x - root`. */
function deflated(polynomial: Polynomial, root: q.Rational): Polynomial {
  const result: Polynomial = [];
  let carried = q.ZERO;
  for (const coefficient of [...polynomial].reverse()) {
    carried = q.add(q.multiply(carried, root), coefficient);
    result.unshift(carried);
  }
  return result.slice(1);
}

function plus(a: Polynomial, b: Polynomial): Polynomial {
  const length = Math.max(a.length, b.length);
  return trimmed(Array.from({ length }, (_, index) => q.add(a[index] ?? q.ZERO, b[index] ?? q.ZERO)));
}

function times(a: Polynomial, b: Polynomial): Polynomial {
  spend(10 * a.length * b.length);
  const result: Polynomial = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => q.ZERO);
  for (const [i, x] of a.entries()) {
    for (const [j, y] of b.entries()) result[i + j] = q.add(result[i + j] ?? q.ZERO, q.multiply(x, y));
  }
  return trimmed(result);
}

function trimmed(polynomial: Polynomial): Polynomial {
  let { length } = polynomial;
  while (length > 0 && polynomial[length - 1]?.num === 0n) length--;
  return polynomial.slice(0, length);
}

function bounded(num: Polynomial, den: Polynomial) {
  const isLarge = [num, den].some(
    (side) =>
      side.length > DEGREE_MAX + 1 || side.some((c) => q.bitLength(c.num) > BITS_MAX || q.bitLength(c.den) > BITS_MAX),
  );
  return isLarge ? null : { num, den };
}
