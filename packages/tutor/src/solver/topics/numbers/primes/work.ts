import { listOf } from "../../../sentences/lists.ts";
import type { Step, Working } from "../../../solution.ts";
import { factorsOf } from "../prime-factors/factors.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

export type Primes =
  | { wanted: "prime" | "composite" | "which"; number: bigint }
  | { wanted: "count" | "list" | "greatest" | "smallest"; low: bigint; high: bigint };

export const workPrimes = (primes: Primes): Working<Code> | null =>
  "number" in primes ? whether(primes) : within(primes);

function whether({
  wanted,
  number,
}: {
  wanted: "prime" | "composite" | "which";
  number: bigint;
}): Working<Code> | null {
  const kind = number < 2n ? "neither" : factorsOf(number)[0]?.prime === number ? "prime" : "composite";
  const sign = `$${number}$`;
  const problem = {
    prime: { en: `whether ${sign} is prime`, ch: `${sign} 是不是质数` },
    composite: { en: `whether ${sign} is composite`, ch: `${sign} 是不是合数` },
    which: { en: `whether ${sign} is prime or composite`, ch: `${sign} 是质数还是合数` },
  }[wanted];
  const said = {
    prime: { en: `${sign} is a prime number.`, ch: `${sign} 是质数。` },
    composite: { en: `${sign} is a composite number.`, ch: `${sign} 是合数。` },
    neither: { en: `${sign} is neither prime nor composite.`, ch: `${sign} 既不是质数，也不是合数。` },
  }[kind];
  const key = wanted === "which" ? kind : wanted === kind ? "yes" : "no";
  return { problem, steps: trials(number), answer: { said, key } };
}

function trials(number: bigint): Step<Code>[] {
  if (number < 2n) return [{ code: "one", values: { number: `${number}` } }];
  const bound = `${Math.floor(Math.sqrt(Number(number)))}`;
  const prime = factorsOf(number)[0]?.prime ?? number;
  const values = { number: `${number}`, bound };
  const first: Step<Code> = { code: "bound", values };
  if (prime === number) return [first, { code: "none", values }];
  return [first, { code: "found", values: { number: `${number}`, prime: `${prime}`, rest: `${number / prime}` } }];
}

function within({ wanted, low, high }: Extract<Primes, { low: bigint }>): Working<Code> | null {
  const primes: bigint[] = [];
  for (let number = low > 2n ? low : 2n; number <= high; number++)
    if (factorsOf(number)[0]?.prime === number) primes.push(number);
  if (primes.length === 0) return null;
  const most = wanted === "greatest" ? primes.at(-1) : primes[0];
  const values = { low: `${low}`, high: `${high}`, bound: `${Math.floor(Math.sqrt(Number(high)))}` };
  const steps: Step<Code>[] = [{ code: "sieve", values }];
  if (primes.length <= 60) steps.push({ code: "left", values: { primes: listOf(primes) } });
  const problem =
    wanted === "list"
      ? { en: `the primes from $${low}$ to $${high}$`, ch: `$${low}$ 到 $${high}$ 的质数` }
      : { en: `how many primes there are from $${low}$ to $${high}$`, ch: `$${low}$ 到 $${high}$ 有多少个质数` };
  if (wanted === "greatest" || wanted === "smallest") {
    const value = `${most}`;
    const zi = wanted === "greatest" ? "大" : "小";
    return {
      problem: { en: `the ${wanted} prime from $${low}$ to $${high}$`, ch: `$${low}$ 到 $${high}$ 最${zi}的质数` },
      steps,
      answer: { said: { en: `$${value}$`, ch: `$${value}$` }, key: value },
    };
  }
  const count = { en: `There are $${primes.length}$.`, ch: `有 $${primes.length}$ 个。` };
  const answer =
    wanted === "list" ? { said: listOf(primes), key: primes.join(", ") } : { said: count, key: `${primes.length}` };
  return { problem, steps, answer };
}
