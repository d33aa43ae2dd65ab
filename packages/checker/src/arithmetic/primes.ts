import { spend } from "./budget.ts";

/**
 * Safe primes p = 2m + 1 (m prime too) of 193 bits, each one less than a multiple of 8·3·5·7·…·97. Modulo such a
 * prime every prime number up to 97 is a square, -1 is none, and the squares form a group of prime order m: so each
 * positive fraction made of small primes has exactly one root of every degree that is itself a square, and these roots
 * multiply as the real ones do.
 */
export const safePrimes: readonly bigint[] = [
  "680645922560950735439",
  "680645922560951735677",
  "680645922560952735901",
  "680645922560953736023",
  "680645922560954736066",
  "680645922560955736886",
  "680645922560956736959",
  "680645922560957737119",
  "680645922560958737377",
  "680645922560959737522",
  "680645922560960737618",
  "680645922560961737627",
].map((factor) => BigInt(factor) * 9222271855782073699012408589327024280n - 1n);

export function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  spend(300);
  let result = 1n;
  let square = modulo(base, modulus);
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

export function modulo(value: bigint, modulus: bigint): bigint {
  const rest = value % modulus;
  return rest < 0n ? rest + modulus : rest;
}

/** Null if the two have a common factor. */
export function inverseModulo(value: bigint, modulus: bigint): bigint | null {
  spend(100);
  let [a, b, x, y] = [modulo(value, modulus), modulus, 1n, 0n];
  while (b > 0n) {
    const times = a / b;
    [a, b, x, y] = [b, a - times * b, y, x - times * y];
  }
  return a === 1n ? modulo(x, modulus) : null;
}

/** Whether a number that p does not divide is a square modulo the safe prime p. */
export function isSquareModulo(value: bigint, prime: bigint): boolean {
  return powerModulo(value, (prime - 1n) / 2n, prime) === 1n;
}
