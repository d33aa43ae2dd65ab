import { defineTopic } from "../../../topic.ts";
import { isPrime } from "../prime-factors/is-prime.ts";
import { readPrimes } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type Primes, workPrimes } from "./work.ts";

/** Whether a number is prime, and the primes of a range. */
export const primes = defineTopic({
  name: "primes",
  words,
  read: readPrimes,
  work: workPrimes,
  holds: (problem, { key }) => {
    if ("number" in problem) return key === keyOf(problem);
    const found = sieve(Number(problem.high)).filter((prime) => prime >= problem.low);
    const most = problem.wanted === "greatest" ? found.at(-1) : found[0];
    if (problem.wanted === "greatest" || problem.wanted === "smallest") return key === `${most}`;
    return key === (problem.wanted === "list" ? found.join(", ") : `${found.length}`);
  },
  similar: (problem): Primes =>
    "number" in problem
      ? { wanted: problem.wanted, number: problem.number === 221n ? 133n : 221n }
      : { wanted: problem.wanted, low: 20n, high: problem.high === 50n && problem.low === 20n ? 60n : 50n },
});

/** By the test of Miller and Rabin. */
function keyOf({ wanted, number }: Extract<Primes, { number: bigint }>): string {
  const kind = isPrime(number) ? "prime" : number > 1n ? "composite" : "neither";
  if (wanted === "which") return kind;
  return wanted === kind ? "yes" : "no";
}

function sieve(high: number): number[] {
  const crossed = new Set<number>();
  const left: number[] = [];
  for (let number = 2; number <= high; number++) {
    if (crossed.has(number)) continue;
    left.push(number);
    for (let multiple = number * number; multiple <= high; multiple += number) crossed.add(multiple);
  }
  return left;
}
