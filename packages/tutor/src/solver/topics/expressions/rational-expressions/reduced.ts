import { q } from "@dripstone/checker/mathematics";
import type { PolynomialFraction } from "../../../algebra/fraction-of-polynomials.ts";
import {
  constant,
  contentOf,
  dividedBy,
  minus,
  type Polynomial,
  product,
  samePolynomial,
  scaled,
  sum,
  type Term,
} from "../../../algebra/polynomial.ts";
import { isPrime, splitOf } from "../polynomials/factoring.ts";

type Reduced = PolynomialFraction & { common: Polynomial };

/** In lowest terms; null where nobody can say that the factors below go no further. */
export function reducedByFactors({ above, below }: PolynomialFraction): Reduced | null {
  const factors = primesOf(below);
  if (!factors || below.length === 0) return null;
  let [top, bottom, common]: [Polynomial, Polynomial, Polynomial] = [above, below, constant(q.ONE)];
  for (const factor of factors) {
    const [one, other] = [quotientOf(top, factor), quotientOf(bottom, factor)];
    const more = one && other && product(common, factor);
    if (one && other && more) [top, bottom, common] = [one, other, more];
  }
  const [a, b] = [contentOf(top).by, contentOf(bottom).by];
  const whole = q.divide(a, b);
  if (!whole) return null;
  const [first, second] = [
    scaled(top, q.divide(q.rational(whole.num), a) ?? q.ONE),
    scaled(bottom, q.divide(q.rational(whole.den), b) ?? q.ONE),
  ];
  return { above: first, below: second, common };
}

/** Letters and sums that can't be factored, each as often as it is in. */
function primesOf(of: Polynomial): Polynomial[] | null {
  const content = contentOf(of);
  const letters = [...content.powers].flatMap(([letter, power]) =>
    Array.from({ length: power }, (): Polynomial => [{ by: q.ONE, powers: new Map([[letter, 1]]) }]),
  );
  let parts: Polynomial[] = [dividedBy(of, content)];
  for (let round = 0; round < 12; round++) {
    const index = parts.findIndex((part) => splitOf(part) !== null);
    const split = parts[index] && splitOf(parts[index]);
    if (!split) break;
    parts = [...parts.slice(0, index), ...split.into, ...parts.slice(index + 1)];
  }
  parts = parts.filter((part) => part.some(({ powers }) => powers.size > 0));
  return parts.every(isPrime) ? [...letters, ...parts] : null;
}

/** Division with nothing left over, by the highest terms; null where something is. */
function quotientOf(of: Polynomial, by: Polynomial): Polynomial | null {
  const [lead] = by;
  let [rest, result]: [Polynomial, Polynomial] = [of, []];
  for (let step = 0; rest.length > 0; step++) {
    const [first] = rest;
    const term = lead && first && over(first, lead);
    const part = term && product([term], by);
    if (!part || step > STEPS_MAX) return null;
    result = sum(result, [term]);
    rest = minus(rest, part);
  }
  return samePolynomial(product(result, by) ?? [], of) ? result : null;
}

const STEPS_MAX = 60;

function over(a: Term, b: Term): Term | null {
  const by = q.divide(a.by, b.by);
  const powers = new Map([...a.powers].map(([letter, power]) => [letter, power - (b.powers.get(letter) ?? 0)]));
  const isWhole = [...b.powers].every(([letter, power]) => power === 0 || a.powers.has(letter));
  if (!by || !isWhole || [...powers.values()].some((power) => power < 0)) return null;
  return { by, powers: new Map([...powers].filter(([, power]) => power > 0)) };
}
