import { spend } from "../arithmetic/budget.ts";
import { exactValue } from "../arithmetic/exact.ts";
import { inverseModulo, modulo } from "../arithmetic/primes.ts";
import { type Field, type NoResidue, residueOf } from "../arithmetic/residue.ts";
import { isConstant, type Node } from "../syntax/syntax.ts";

/** Coefficients modulo a prime, from the constant term upwards; the last is not 0. */
type Line = bigint[];
type Quotient = { num: Line; den: Line };

const DEGREE_MAX = 48;

/**
 * The numerator of an expression in lowest terms, up to a constant factor, modulo a prime. All its letters are put in as
 * a + bt with random a and b, so that it is a polynomial in the one letter t. Two expressions with the same numerator
 * are 0 at the same places.
 */
export function numeratorOn(node: Node, field: Field): Line | NoResidue {
  const quotient = quotientOn(node, field);
  if (typeof quotient === "string") return quotient;
  const { num, den } = quotient;
  if (den.length === 0) return "no-class";
  const common = commonDivisor(num, den, field.prime);
  return monic(divided(num, common, field.prime), field.prime);
}

function quotientOn(node: Node, field: Field): Quotient | NoResidue {
  const p = field.prime;
  if (isConstant(node)) {
    const value = residueOf(node, field);
    return typeof value === "string" ? value : { num: trimmed([value.num % p]), den: trimmed([value.den % p]) };
  }
  switch (node.kind) {
    case "letter":
      return { num: [field.letter(node.name), field.letter(`${node.name}\u0000slope`)], den: [1n] };
    case "negate": {
      const of = quotientOn(node.of, field);
      return typeof of === "string" ? of : { ...of, num: of.num.map((value) => modulo(-value, p)) };
    }
    case "add":
    case "subtract":
    case "multiply":
    case "divide": {
      const [a, b] = [quotientOn(node.left, field), quotientOn(node.right, field)];
      if (typeof a === "string") return a;
      if (typeof b === "string") return b;
      if (node.kind === "multiply") return small(times(a.num, b.num, p), times(a.den, b.den, p));
      if (node.kind === "divide") return small(times(a.num, b.den, p), times(a.den, b.num, p));
      const second = node.kind === "add" ? b.num : b.num.map((value) => modulo(-value, p));
      return small(plus(times(a.num, b.den, p), times(second, a.den, p), p), times(a.den, b.den, p));
    }
    case "power": {
      const exponent = exactValue(node.exponent);
      const base = quotientOn(node.base, field);
      if (typeof base === "string") return base;
      if (exponent?.den !== 1n || exponent.num > 40n || exponent.num < -40n) return "no-class";
      const { num, den } = exponent.num < 0n ? { num: base.den, den: base.num } : base;
      let result: Quotient | NoResidue = { num: [1n], den: [1n] };
      for (let step = 0; step < Math.abs(Number(exponent.num)) && typeof result !== "string"; step++) {
        result = small(times(result.num, num, p), times(result.den, den, p));
      }
      return result;
    }
    default:
      return "no-class";
  }
}

const small = (num: Line, den: Line): Quotient | NoResidue =>
  num.length > DEGREE_MAX || den.length > DEGREE_MAX ? "no-class" : { num, den };

function plus(a: Line, b: Line, p: bigint): Line {
  return trimmed(
    Array.from({ length: Math.max(a.length, b.length) }, (_, index) => ((a[index] ?? 0n) + (b[index] ?? 0n)) % p),
  );
}

function times(a: Line, b: Line, p: bigint): Line {
  if (a.length === 0 || b.length === 0) return [];
  spend(a.length * b.length);
  const result: Line = new Array(a.length + b.length - 1).fill(0n);
  for (const [i, x] of a.entries())
    for (const [j, y] of b.entries()) result[i + j] = ((result[i + j] ?? 0n) + x * y) % p;
  return trimmed(result);
}

function trimmed(line: Line): Line {
  let { length } = line;
  while (length > 0 && line[length - 1] === 0n) length--;
  return line.slice(0, length);
}

function monic(line: Line, p: bigint): Line {
  const factor = inverseModulo(line.at(-1) ?? 1n, p) ?? 1n;
  return line.map((value) => (value * factor) % p);
}

function commonDivisor(a: Line, b: Line, p: bigint): Line {
  let [first, second] = [a, b];
  while (second.length > 0) [first, second] = [second, remainder(first, second, p)];
  return monic(first, p);
}

const remainder = (a: Line, b: Line, p: bigint) => division(a, b, p)[1];
const divided = (a: Line, b: Line, p: bigint) => division(a, b, p)[0];

function division(a: Line, b: Line, p: bigint): [quotient: Line, rest: Line] {
  const rest = [...a];
  const quotient: Line = [];
  const inverse = inverseModulo(b.at(-1) ?? 1n, p) ?? 1n;
  for (let shift = a.length - b.length; shift >= 0; shift--) {
    const factor = ((rest[shift + b.length - 1] ?? 0n) * inverse) % p;
    quotient[shift] = factor;
    spend(2 * b.length);
    for (const [index, value] of b.entries())
      rest[shift + index] = modulo((rest[shift + index] ?? 0n) - factor * value, p);
  }
  return [trimmed(quotient), trimmed(rest)];
}
