import type { Node } from "../syntax/syntax.ts";
import { spend } from "./budget.ts";
import * as c from "./complex.ts";
import { exactValue, wholeValue } from "./exact.ts";
import { toNumber } from "./rational.ts";

const DEGREE = Math.PI / 180;
const SERIES_MAX = 40;

/** The node's value at a point, with principal branches, but real roots of odd degree for real numbers. */
export function numericValue(node: Node, letters: ReadonlyMap<string, number>): c.Complex {
  spend(1);
  const value = exactValue(node);
  if (value) {
    const number = toNumber(value);
    const isExact = value.den === 1n ? Math.abs(number) <= Number.MAX_SAFE_INTEGER : false;
    return c.complex(number, 0, isExact ? 0 : Math.abs(number) * 2 ** -52);
  }
  const at = (inner: Node) => numericValue(inner, letters);
  switch (node.kind) {
    case "number":
    case "plus-minus":
      return c.UNDEFINED;
    case "letter":
      return c.complex(letters.get(node.name) ?? Number.NaN);
    case "constant":
      if (node.name === "pi") return c.complex(Math.PI, 0, 2e-16);
      if (node.name === "e") return c.complex(Math.E, 0, 2e-16);
      return node.name === "i" ? c.complex(0, 1) : c.UNDEFINED;
    case "negate":
      return c.negate(at(node.of));
    case "percent":
      return c.divide(at(node.of), c.complex(100));
    case "degrees":
      return c.multiply(at(node.of), c.complex(DEGREE, 0, 1e-17));
    case "factorial":
      return factorial(at(node.of));
    case "absolute":
      return c.absolute(at(node.of));
    case "add":
      return c.add(at(node.left), at(node.right));
    case "subtract":
      return c.subtract(at(node.left), at(node.right));
    case "multiply":
      return c.multiply(at(node.left), at(node.right));
    case "divide":
      return c.divide(at(node.left), at(node.right));
    case "power":
      return power(node.base, node.exponent, letters);
    case "root":
      return root(at(node.of), node.degree, letters);
    case "call":
      return call(node, letters);
    case "series":
      return series(node, letters);
  }
}

function power(base: Node, exponent: Node, letters: ReadonlyMap<string, number>): c.Complex {
  const a = numericValue(base, letters);
  const times = exactValue(exponent);
  if (times && times.den > 1n && times.den < 1000n) {
    const part = oddRoot(a, times.den);
    const whole = c.complex(Number(times.num));
    if (part) return c.power(part, whole);
    if (times.den === 2n) return c.power(c.sqrt(a), whole);
  }
  if (base.kind === "constant" && base.name === "e") return c.exp(numericValue(exponent, letters));
  return c.power(a, numericValue(exponent, letters));
}

function root(a: c.Complex, degree: Node | null, letters: ReadonlyMap<string, number>): c.Complex {
  const whole = degree ? wholeValue(degree) : 2n;
  if (whole === 2n) return c.sqrt(a);
  const odd = whole && whole > 0n ? oddRoot(a, whole) : null;
  return odd ?? c.power(a, c.divide(c.complex(1), degree ? numericValue(degree, letters) : c.complex(2)));
}

/** The real root of odd degree of a real number; null where that is not asked for. */
function oddRoot(a: c.Complex, degree: bigint): c.Complex | null {
  if (degree % 2n === 0n || a.im !== 0) return null;
  const result = Math.sign(a.re) * Math.abs(a.re) ** (1 / Number(degree));
  const err =
    Math.abs(a.re) > 4 * a.err ? Math.abs(result) * (a.err / Math.abs(a.re)) : (5 * a.err) ** (1 / Number(degree));
  return c.complex(result, 0, err + Math.abs(result) * 2 ** -48);
}

function call({ name, args }: Extract<Node, { kind: "call" }>, letters: ReadonlyMap<string, number>): c.Complex {
  const values = args.map((arg) => numericValue(arg, letters));
  const [a = c.UNDEFINED, b] = values;
  const one = c.complex(1);
  const half = c.complex(0.5);
  switch (name) {
    case "sin":
      return c.sin(a);
    case "cos":
      return c.cos(a);
    case "tan":
      return c.divide(c.sin(a), c.cos(a));
    case "cot":
      return c.divide(c.cos(a), c.sin(a));
    case "sec":
      return c.divide(one, c.cos(a));
    case "csc":
      return c.divide(one, c.sin(a));
    case "arcsin":
    case "arccos": {
      const slope = Math.abs(a.re) < 1 ? 1 / Math.sqrt((1 - a.re) * (1 + a.re)) : Number.POSITIVE_INFINITY;
      return c.real(a, name === "arcsin" ? Math.asin : Math.acos, a.err === 0 ? 1 : slope);
    }
    case "arctan":
      return c.real(a, Math.atan, 1);
    case "sinh":
      return c.multiply(c.subtract(c.exp(a), c.exp(c.negate(a))), half);
    case "cosh":
      return c.multiply(c.add(c.exp(a), c.exp(c.negate(a))), half);
    case "tanh":
      return c.real(a, Math.tanh, 1);
    case "exp":
      return c.exp(a);
    case "ln":
      return c.ln(a);
    case "log":
      return c.divide(c.ln(a), b ? c.ln(b) : c.ln(c.complex(10)));
    case "floor":
    case "ceil": {
      // So near a whole number that the error decides on which side of it the value lies.
      if (a.err > 0 && Math.abs(a.re - Math.round(a.re)) <= 4 * a.err) return c.UNDEFINED;
      return a.im === 0 ? c.complex(name === "floor" ? Math.floor(a.re) : Math.ceil(a.re)) : c.UNDEFINED;
    }
    case "choose":
      if (!b) return c.UNDEFINED;
      return c.divide(factorial(a), c.multiply(factorial(b), factorial(c.subtract(a, b))));
    case "permute":
      return b ? c.divide(factorial(a), factorial(c.subtract(a, b))) : c.UNDEFINED;
    case "max":
    case "min": {
      if (!values.every((value) => value.im === 0 && c.isDefined(value))) return c.UNDEFINED;
      return values.reduce((x, y) => (x.re > y.re === (name === "max") ? x : y));
    }
    case "gcd":
    case "lcm":
      return c.UNDEFINED;
  }
}

function factorial(a: c.Complex): c.Complex {
  const whole = Math.round(a.re);
  if (a.im !== 0 || Math.abs(a.re - whole) > 4 * a.err || whole < 0 || whole > 170) return c.UNDEFINED;
  let result = 1;
  for (let factor = 2; factor <= whole; factor++) result *= factor;
  return c.complex(result, 0, result * 2 ** -44);
}

function series(node: Extract<Node, { kind: "series" }>, letters: ReadonlyMap<string, number>): c.Complex {
  const [from, to] = [numericValue(node.from, letters), numericValue(node.to, letters)];
  if (!Number.isInteger(from.re) || !Number.isInteger(to.re) || !c.isReal(from) || !c.isReal(to)) return c.UNDEFINED;
  if (to.re - from.re > SERIES_MAX) return c.UNDEFINED;
  const inside = new Map(letters);
  let result = c.complex(node.name === "sum" ? 0 : 1);
  for (let at = from.re; at <= to.re; at++) {
    inside.set(node.index, at);
    const value = numericValue(node.of, inside);
    result = node.name === "sum" ? c.add(result, value) : c.multiply(result, value);
  }
  return result;
}
