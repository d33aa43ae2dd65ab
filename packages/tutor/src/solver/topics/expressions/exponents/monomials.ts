import { exactValue, type Node, q, wholeValue } from "@dripstone/checker/mathematics";

/** A number times letters to whole powers, which may be negative: `3x²y⁻¹`. */
export type Monomial = { by: q.Rational; powers: ReadonlyMap<string, bigint> };

const POWER_MAX = 100n;

/** Null for a sum, or a power that is no whole number. */
export function monomialOf(of: Node): Monomial | null {
  const value = exactValue(of);
  if (value) return value.num === 0n ? null : { by: value, powers: new Map() };
  switch (of.kind) {
    case "letter":
      return { by: q.ONE, powers: new Map([[of.name, 1n]]) };
    case "negate": {
      const inner = monomialOf(of.of);
      return inner && { ...inner, by: q.negate(inner.by) };
    }
    case "multiply":
    case "divide": {
      const [left, right] = [monomialOf(of.left), monomialOf(of.right)];
      const second = right && (of.kind === "multiply" ? right : raised(right, -1n));
      return left && second && times(left, second);
    }
    case "power": {
      const [base, exponent] = [monomialOf(of.base), wholeValue(of.exponent)];
      return base && exponent !== null && exponent <= POWER_MAX && exponent >= -POWER_MAX
        ? raised(base, exponent)
        : null;
    }
    default:
      return null;
  }
}

function times(a: Monomial, b: Monomial): Monomial {
  const powers = new Map(a.powers);
  for (const [letter, power] of b.powers) powers.set(letter, (powers.get(letter) ?? 0n) + power);
  return { by: q.multiply(a.by, b.by), powers };
}

function raised({ by, powers }: Monomial, exponent: bigint): Monomial | null {
  const value = exponent === 0n ? q.ONE : q.power(by, exponent);
  return value && { by: value, powers: new Map([...powers].map(([letter, power]) => [letter, power * exponent])) };
}

export const latexMonomial = (of: Monomial) =>
  printed(
    of,
    (power) => `^{${power}}`,
    (above, below) => `\\frac{${above}}{${below}}`,
  );
export const plainMonomial = (of: Monomial) =>
  printed(
    of,
    (power) => `^${power}`,
    (above, below) => `(${above})/(${below})`,
  );

/** Negative powers below the line. */
function printed(
  { by, powers }: Monomial,
  power: (times: bigint) => string,
  over: (above: string, below: string) => string,
): string {
  const letters = (sign: 1n | -1n) =>
    [...powers]
      .filter(([, times]) => times * sign > 0n)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([letter, times]) => letter + (times * sign === 1n ? "" : power(times * sign)))
      .join(" ");
  const front = (size: bigint, rest: string) => (size === 1n && rest ? rest : `${size}${rest}`);
  const size = q.absolute(by);
  const above = front(size.num, letters(1n));
  const below = front(size.den, letters(-1n));
  return (by.num < 0n ? "-" : "") + (below === "1" ? above : over(above, below));
}
