import type { Node } from "../syntax/syntax.ts";
import { spend } from "./budget.ts";
import { exactValue, wholeValue } from "./exact.ts";
import { inverseModulo, isSquareModulo, modulo, powerModulo } from "./primes.ts";
import type { Rational } from "./rational.ts";

/**
 * Exact comparison without any algebra: an expression made by `+ - × ÷`, whole powers, and roots of numbers is worked
 * out modulo a large prime, with random remainders for its letters, π and e. Two such expressions are the same function
 * if and only if they agree there, but for a chance of about degree/2^192. `(x-a)^6000` costs as little as `x`.
 */
export type Field = {
  prime: bigint;
  letter(name: string): bigint;
  pi: bigint;
  e: bigint;
};

/** A fraction of remainders, not reduced; a denominator of 0 means that the expression is undefined everywhere. */
export type Residue = { num: bigint; den: bigint };

/** `no-class`: the expression is not of this kind. `no-root`: this prime lacks a root, another one may have it. */
export type NoResidue = "no-class" | "no-root";

export function residueOf(node: Node, field: Field): Residue | NoResidue {
  spend(2);
  const { prime } = field;
  const value = exactValue(node);
  if (value) return fromRational(value, prime);
  switch (node.kind) {
    case "letter":
      return { num: field.letter(node.name), den: 1n };
    case "constant":
      return node.name === "pi" || node.name === "e" ? { num: field[node.name], den: 1n } : "no-class";
    case "negate":
      return map(residueOf(node.of, field), ({ num, den }) => ({ num: prime - num, den }));
    case "percent":
      return map(residueOf(node.of, field), ({ num, den }) => ({ num, den: (den * 100n) % prime }));
    case "degrees":
      return map(residueOf(node.of, field), ({ num, den }) => ({
        num: (num * field.pi) % prime,
        den: (den * 180n) % prime,
      }));
    case "add":
    case "subtract":
    case "multiply":
    case "divide":
      return operate(node, field);
    case "power":
      return powerOf(node.base, node.exponent, field);
    case "root": {
      const degree = node.degree ? wholeValue(node.degree) : 2n;
      return degree === null || degree < 1n ? "no-class" : radical(node.of, 1n, degree, prime);
    }
    default:
      return "no-class";
  }
}

function operate(
  { kind, left, right }: { kind: "add" | "subtract" | "multiply" | "divide"; left: Node; right: Node },
  field: Field,
): Residue | NoResidue {
  const p = field.prime;
  return map(residueOf(left, field), (a) =>
    map(residueOf(right, field), (b): Residue => {
      if (kind === "multiply") return { num: (a.num * b.num) % p, den: (a.den * b.den) % p };
      // A denominator of 0 stays 0: dividing by an undefined value is undefined.
      if (kind === "divide") return { num: (a.num * b.den) % p, den: b.den === 0n ? 0n : (a.den * b.num) % p };
      const [first, second] = [a.num * b.den, b.num * a.den];
      return { num: modulo(kind === "add" ? first + second : first - second, p), den: (a.den * b.den) % p };
    }),
  );
}

function powerOf(base: Node, exponent: Node, field: Field): Residue | NoResidue {
  const value = exactValue(exponent);
  if (!value) return "no-class";
  if (value.den !== 1n) return radical(base, value.num, value.den, field.prime);
  return map(residueOf(base, field), ({ num, den }) => {
    const times = value.num < 0n ? -value.num : value.num;
    if (den === 0n || (num === 0n && value.num <= 0n)) return { num, den: 0n };
    // Fermat: a number that p does not divide has the power 1 to the p-1, however long the exponent is.
    const small = times % (field.prime - 1n);
    const raised = (of: bigint) => (of === 0n || of === 1n ? of : powerModulo(of, small, field.prime));
    const [a, b] = [raised(num), raised(den)];
    return value.num < 0n ? { num: b, den: a } : { num: a, den: b };
  });
}

/** `base` to the power `times/degree`, for a base that is a fraction. */
function radical(base: Node, times: bigint, degree: bigint, prime: bigint): Residue | NoResidue {
  const value = exactValue(base);
  if (!value || degree > 1000n || (value.num < 0n && degree % 2n === 0n)) return "no-class";
  if (value.num === 0n) return times > 0n ? { num: 0n, den: 1n } : { num: 0n, den: 0n };
  const { num, den } = fromRational({ num: value.num < 0n ? -value.num : value.num, den: value.den }, prime);
  const positive = (num * (inverseModulo(den, prime) ?? 0n)) % prime;
  const order = degree % 2n === 0n ? (prime - 1n) / 2n : prime - 1n;
  if (degree % 2n === 0n && !isSquareModulo(positive, prime)) return "no-root";
  const exponent = modulo(times * (inverseModulo(degree, order) ?? 0n), order);
  const size = powerModulo(positive, exponent, prime);
  return { num: value.num < 0n && times % 2n !== 0n ? prime - size : size, den: 1n };
}

function fromRational(value: Rational, prime: bigint): Residue {
  spend(1);
  return { num: modulo(value.num, prime), den: value.den % prime };
}

function map(value: Residue | NoResidue, work: (value: Residue) => Residue | NoResidue): Residue | NoResidue {
  return typeof value === "string" ? value : work(value);
}
