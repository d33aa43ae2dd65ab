import { listOf } from "../../../sentences/lists.ts";
import type { Step, Working } from "../../../solution.ts";
import { factorsOf, inBoth, product } from "./factors.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

export type Wanted = "product" | "largest" | "smallest" | "primes" | "number";
export type PrimeFactors = { wanted: Wanted; number: bigint };

export function workPrimeFactors({ wanted, number }: PrimeFactors): Working<Code> {
  const factors = factorsOf(number);
  const steps = [
    ...tree(number),
    { code: "collect" as const, values: { number: `${number}`, product: inBoth(product(factors)) } },
  ];
  const primes = factors.map(({ prime }) => prime);
  const picked = pick(wanted, primes);
  if (!picked) {
    const said = inBoth(`$${number} = ${product(factors)}$`);
    return {
      problem: problems.product(number),
      steps,
      answer: { said, key: product(factors) },
    };
  }
  const said = listOf(picked);
  const values = { primes: listOf(primes), answer: said };
  const problem = problems[wanted](number);
  return { problem, steps: [...steps, { code: "pick", values }], answer: { said, key: picked.join(", ") } };
}

function tree(number: bigint): Step<Code>[] {
  const steps: Step<Code>[] = [];
  let rest = number;
  for (const { prime, times } of factorsOf(number))
    for (let time = 0; time < times && rest > prime; time++) {
      steps.push({ code: "split", values: { number: `${rest}`, prime: `${prime}`, rest: `${rest / prime}` } });
      rest /= prime;
    }
  return [...steps, { code: "last", values: { rest: `${rest}` } }];
}

function pick(wanted: Wanted, primes: bigint[]): bigint[] | null {
  if (wanted === "product") return null;
  if (wanted === "number") return [BigInt(primes.length)];
  return wanted === "primes" ? primes : wanted === "largest" ? primes.slice(-1) : primes.slice(0, 1);
}

const problems: Record<Wanted, (number: bigint) => { en: string; ch: string }> = {
  product: (number) => ({ en: `the prime factorization of $${number}$`, ch: `把 $${number}$ 分解质因数` }),
  largest: (number) => ({ en: `the largest prime factor of $${number}$`, ch: `$${number}$ 的最大质因数` }),
  smallest: (number) => ({ en: `the smallest prime factor of $${number}$`, ch: `$${number}$ 的最小质因数` }),
  primes: (number) => ({ en: `the different prime factors of $${number}$`, ch: `$${number}$ 的不同质因数` }),
  number: (number) => ({
    en: `how many different prime factors $${number}$ has`,
    ch: `$${number}$ 有几个不同的质因数`,
  }),
};
