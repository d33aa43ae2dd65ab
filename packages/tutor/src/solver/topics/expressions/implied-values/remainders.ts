import type { q } from "@dripstone/checker/mathematics";
import type { Polynomial } from "../../../algebra/polynomial.ts";
import type { Implied } from "./read.ts";

/** By the number of letters: so many numbers are tried for them. Where the letters have √2 in them, only every second prime has such numbers. */
const PRIMES: Record<number, number[]> = {
  1: [1009, 1013, 1019, 1021, 1031, 1033, 1039, 1049, 1051, 1061],
  2: [53, 59, 61, 67, 71, 73, 79, 83, 89, 97],
  3: [17, 19, 23, 29, 31],
  4: [11, 13, 17],
};
const POINTS_MIN = 2;
/** Modulo half of all primes a quadratic equation has no solution: more are tried where none of the first has any. */
const PRIMES_MIN = 4;

/**
 * Another method than the one that finds the value: all numbers modulo some primes are tried for the letters. Wherever everything given
 * is true, the value must be the one that was said.
 */
export function holdsModuloPrimes({ givens, wanted }: Implied, value: q.Rational): boolean {
  const all = [...givens.map(({ of }) => of), wanted].flatMap((of) => of.flatMap(({ powers }) => [...powers.keys()]));
  const letters = [...new Set(all.map((name) => name.replace("1/", "")))];
  let points = 0;
  for (const [nth, prime] of (PRIMES[letters.length] ?? []).entries()) {
    if (nth >= PRIMES_MIN && points >= POINTS_MIN) break;
    const inverses = inversesModulo(prime);
    const equations = givens.map(({ of, value: worth }) => ({
      of: residues(of, letters, prime, inverses),
      worth: residue(worth, prime, inverses),
    }));
    const [target, said] = [residues(wanted, letters, prime, inverses), residue(value, prime, inverses)];
    if (equations.some(({ of, worth }) => !of || worth === null) || !target || said === null) continue;
    for (const at of pointsOf(letters.length, prime)) {
      const isTrue = equations.every(({ of, worth }) => of && valueAt(of, at, prime, inverses) === worth);
      if (!isTrue) continue;
      points++;
      if (valueAt(target, at, prime, inverses) !== said) return false;
    }
  }
  return points >= POINTS_MIN;
}

/** The inverse of each number below the prime; 0 has none. */
function inversesModulo(prime: number): number[] {
  const all = [0, 1];
  for (let number = 2; number < prime; number++)
    all.push(((prime - Math.floor(prime / number)) * (all[prime % number] ?? 0)) % prime);
  return all;
}

function* pointsOf(letters: number, prime: number): Generator<number[]> {
  const at = Array.from({ length: letters }, () => 0);
  for (let index = 0; index < prime ** letters; index++) {
    for (let letter = 0, rest = index; letter < letters; letter++, rest = Math.floor(rest / prime))
      at[letter] = rest % prime;
    yield at;
  }
}

/** Null where the prime divides the denominator. */
function residue({ num, den }: q.Rational, prime: number, inverses: number[]): number | null {
  const [above, below] = [num, den].map((part) => Number(((part % BigInt(prime)) + BigInt(prime)) % BigInt(prime)));
  return below ? ((above ?? 0) * (inverses[below] ?? 0)) % prime : null;
}

type Residues = { by: number; factors: { letter: number; power: number; isInverse: boolean }[] }[];

function residues(of: Polynomial, letters: string[], prime: number, inverses: number[]): Residues | null {
  const all = of.map(({ powers, by }) => ({
    by: residue(by, prime, inverses) ?? Number.NaN,
    factors: [...powers].map(([name, power]) => ({
      letter: letters.indexOf(name.replace("1/", "")),
      power,
      isInverse: name.startsWith("1/"),
    })),
  }));
  return all.some(({ by }) => Number.isNaN(by)) ? null : all;
}

function valueAt(of: Residues, at: number[], prime: number, inverses: number[]): number | null {
  let all = 0;
  for (const { by, factors } of of) {
    let term = by;
    for (const { letter, power, isInverse } of factors) {
      const value = at[letter] ?? 0;
      if (isInverse && value === 0) return null;
      for (let step = 0; step < power; step++) term = (term * (isInverse ? (inverses[value] ?? 0) : value)) % prime;
    }
    all = (all + term) % prime;
  }
  return all;
}
