/** Together these bases let no composite number below 3,215,031,751 pass (Pomerance, Selfridge, Wagstaff). */
const bases = [2n, 3n, 5n, 7n];

/** By the test of Miller and Rabin; for numbers below 3,215,031,751. */
export function isPrime(number: bigint): boolean {
  if (number < 2n) return false;
  let [odd, halvings] = [number - 1n, 0];
  for (; odd % 2n === 0n; odd /= 2n) halvings++;
  return bases.every((base) => number === base || passes(number, base, odd, halvings));
}

function passes(number: bigint, base: bigint, odd: bigint, halvings: number): boolean {
  if (number % base === 0n) return false;
  let value = power(base, odd, number);
  if (value === 1n) return true;
  for (let step = 0; step < halvings; step++, value = (value * value) % number) if (value === number - 1n) return true;
  return false;
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, base % modulus];
  for (let rest = exponent; rest > 0n; rest /= 2n, square = (square * square) % modulus)
    if (rest % 2n === 1n) result = (result * square) % modulus;
  return result;
}
