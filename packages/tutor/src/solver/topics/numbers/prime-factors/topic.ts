import { defineTopic } from "../../../topic.ts";
import { isPrime } from "./is-prime.ts";
import { readPrimeFactors } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type PrimeFactors, workPrimeFactors } from "./work.ts";

/** A whole number as a product of primes, and what can be read from that. */
export const primeFactors = defineTopic({
  name: "prime-factors",
  words,
  read: readPrimeFactors,
  work: workPrimeFactors,
  holds: ({ wanted, number }, { key }) => {
    if (wanted === "product") return isFactored(number, key);
    const primes = key.split(", ").map(BigInt);
    if (wanted === "number") return primes[0] === BigInt(primesOf(number).length);
    const all = primesOf(number);
    const expected = wanted === "primes" ? all : [wanted === "largest" ? all[all.length - 1] : all[0]];
    return `${primes}` === `${expected}`;
  },
  similar: ({ wanted, number }): PrimeFactors => ({ wanted, number: number === 360n ? 420n : 360n }),
});

/** The powers multiply to the number, and each base is prime by Fermat's test, not by division. */
function isFactored(number: bigint, key: string): boolean {
  const powers = key
    .split(" \\cdot ")
    .map((power) => power.split("^").map((part) => BigInt(part.replaceAll(/[{}]/g, ""))));
  const value = powers.reduce((whole, [base = 1n, times = 1n]) => whole * base ** times, 1n);
  return value === number && powers.every(([base = 1n]) => isPrime(base));
}

/** From the largest possible divisor down, each pair of divisors at once, kept if it passes the test for primes. */
function primesOf(number: bigint): bigint[] {
  const whole = Number(number);
  const primes = new Set<bigint>();
  for (let divisor = Math.floor(Math.sqrt(whole)); divisor > 0; divisor--)
    if (whole % divisor === 0)
      for (const one of [divisor, whole / divisor]) if (isPrime(BigInt(one))) primes.add(BigInt(one));
  return [...primes].sort((a, b) => Number(a - b));
}
