import type { Node } from "../syntax/syntax.ts";
import { spend } from "./budget.ts";
import * as q from "./rational.ts";
import { seriesValue } from "./series.ts";

const FACTORIAL_MAX = 2000n;
const DEGREE_MAX = 1000n;
const LONG_BITS = 200;
const memory = new WeakMap<Node, q.Rational | null>();

/** The node's value, if it holds no letter and can be worked out as a fraction without loss; otherwise null. */
export function exactValue(node: Node): q.Rational | null {
  const known = memory.get(node);
  if (known !== undefined) return known;
  spend(0.5);
  const value = workOut(node);
  memory.set(node, value);
  return value;
}

/** The value if it is a whole number that can be worked out. */
export function wholeValue(node: Node): bigint | null {
  const value = exactValue(node);
  return value && q.isInteger(value) ? value.num : null;
}

function workOut(node: Node): q.Rational | null {
  switch (node.kind) {
    case "number":
      return node.value;
    case "letter":
    case "constant":
    case "plus-minus":
    case "degrees":
      return null;
    case "negate":
      return of(node.of, q.negate);
    case "absolute":
      return of(node.of, q.absolute);
    case "percent":
      return of(node.of, (value) => q.divide(value, q.rational(100n)));
    case "factorial":
      return of(node.of, factorial);
    case "add":
      return both(node.left, node.right, q.add);
    case "subtract":
      return both(node.left, node.right, q.subtract);
    case "multiply":
      return both(node.left, node.right, q.multiply);
    case "divide":
      return both(node.left, node.right, q.divide);
    case "power":
      return both(node.base, node.exponent, (base, exponent) => {
        if (q.isInteger(exponent)) return q.power(base, exponent.num);
        const part = exponent.den <= DEGREE_MAX ? q.root(base, exponent.den) : null;
        return part && q.power(part, exponent.num);
      });
    case "root": {
      const degree = node.degree ? wholeValue(node.degree) : 2n;
      if (degree === null || degree < 1n || degree > DEGREE_MAX) return null;
      return of(node.of, (value) => q.root(value, degree));
    }
    case "call":
      return call(node);
    case "series":
      return seriesValue(node, exactValue);
  }
}

function of(node: Node, work: (value: q.Rational) => q.Rational | null): q.Rational | null {
  const value = exactValue(node);
  return value && work(value);
}

function both(left: Node, right: Node, work: (a: q.Rational, b: q.Rational) => q.Rational | null): q.Rational | null {
  const a = exactValue(left);
  const b = a && exactValue(right);
  if (!a || !b || !isShort(a, b)) return null;
  const result = work(a, b);
  return result && isShort(result) ? result : null;
}

/** Longer numbers are not worked out; they are compared by remainders (residue.ts). */
function isShort(...values: q.Rational[]): boolean {
  const bits = values.reduce((sum, { num, den }) => sum + q.bitLength(num) + q.bitLength(den), 0);
  return bits < (values.every(q.isInteger) ? 100_000 : q.FRACTION_BITS_MAX);
}

function call({ name, args }: Extract<Node, { kind: "call" }>): q.Rational | null {
  const values: q.Rational[] = [];
  for (const arg of args) {
    const value = exactValue(arg);
    if (!value) return null;
    values.push(value);
  }
  const [first, second] = values;
  if (!first) return null;
  const wholes = values.every(q.isInteger) ? values.map((value) => value.num) : null;
  switch (name) {
    case "floor":
      return q.rational(q.floor(first));
    case "ceil":
      return q.rational(-q.floor(q.negate(first)));
    case "max":
      return values.reduce((a, b) => (q.compare(a, b) >= 0 ? a : b));
    case "min":
      return values.reduce((a, b) => (q.compare(a, b) <= 0 ? a : b));
    case "gcd":
      return wholes && q.rational(wholes.reduce(q.gcd));
    case "lcm":
      return wholes?.every((whole) => whole > 0n) ? q.rational(wholes.reduce((a, b) => (a / q.gcd(a, b)) * b)) : null;
    case "choose":
      return second ? choose(first, second) : null;
    case "permute":
      return second ? permute(first, second) : null;
    case "exp":
      return first.num === 0n ? q.ONE : null;
    case "ln":
      return q.same(first, q.ONE) ? q.ZERO : null;
    default:
      return null;
  }
}

function factorial(value: q.Rational): q.Rational | null {
  if (!q.isInteger(value) || value.num < 0n || value.num > FACTORIAL_MAX) return null;
  const number = Number(value.num);
  spend(number / 4);
  // Every fiftieth factorial is kept, so that none takes more than fifty steps.
  let result = 1n;
  for (let mark = 0; (mark + 1) * STEP <= number; mark++) {
    result = milestones[mark] ?? rising(result, mark * STEP, (mark + 1) * STEP);
    milestones[mark] = result;
  }
  return q.rational(rising(result, number - (number % STEP), number));
}

const STEP = 50;
const milestones: bigint[] = [];

function rising(from: bigint, above: number, upTo: number): bigint {
  let result = from;
  for (let factor = above + 1; factor <= upTo; factor++) result *= BigInt(factor);
  return result;
}

function choose(above: q.Rational, below: q.Rational): q.Rational | null {
  if (!q.isInteger(above) || !q.isInteger(below) || above.num < 0n || below.num < 0n) return null;
  if (above.num < below.num) return q.ZERO;
  const times = below.num * 2n > above.num ? above.num - below.num : below.num;
  if (times > FACTORIAL_MAX || q.bitLength(above.num) > LONG_BITS) return null;
  spend(Number(times));
  let result = 1n;
  for (let step = 1n; step <= times; step++) result = (result * (above.num - times + step)) / step;
  return q.rational(result);
}

function permute(above: q.Rational, below: q.Rational): q.Rational | null {
  const ways = choose(above, below);
  const orders = factorial(below);
  return ways && orders && q.multiply(ways, orders);
}
