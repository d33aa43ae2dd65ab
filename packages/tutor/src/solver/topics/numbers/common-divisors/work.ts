import { listOf } from "../../../sentences/lists.ts";
import type { Step, Working } from "../../../solution.ts";
import { factorsOf, inBoth, type PrimePower, product } from "../prime-factors/factors.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** All numbers are above 0; there are two at least. */
export type Common = { wanted: "gcd" | "lcm"; numbers: bigint[]; by: "euclid" | "primes" };

export function workCommon(common: Common): Working<Code> {
  const { steps, value } = common.by === "euclid" ? byEuclid(common) : byPrimes(common);
  const numbers = listOf(common.numbers);
  const problem =
    common.wanted === "gcd"
      ? { en: `the greatest common divisor of ${numbers.en}`, ch: `${numbers.ch} 的最大公因数` }
      : { en: `the least common multiple of ${numbers.en}`, ch: `${numbers.ch} 的最小公倍数` };
  return { problem, steps, answer: { said: { en: `$${value}$`, ch: `$${value}$` }, key: `${value}` } };
}

type Way = { steps: Step<Code>[]; value: bigint };

/** The first two, then what came of them with the third, and so on. */
function byEuclid({ wanted, numbers }: Common): Way {
  const steps: Step<Code>[] = [];
  const value = numbers.reduce((a, b) => {
    const divisor = divide(steps, a, b);
    if (wanted === "gcd") return divisor;
    const multiple = (a * b) / divisor;
    steps.push({ code: "multiple", values: { a: `${a}`, b: `${b}`, divisor: `${divisor}`, multiple: `${multiple}` } });
    return multiple;
  });
  return { steps, value };
}

function divide(steps: Step<Code>[], a: bigint, b: bigint): bigint {
  let [large, small] = a > b ? [a, b] : [b, a];
  while (small > 0n) {
    const [quotient, rest] = [large / small, large % small];
    const values = { large: `${large}`, small: `${small}`, quotient: `${quotient}`, rest: `${rest}` };
    steps.push({ code: rest > 0n ? "divide" : "divides", values });
    [large, small] = [small, rest];
  }
  return large;
}

function byPrimes({ wanted, numbers }: Common): Way {
  const factored = numbers.map((number) => ({ number, factors: factorsOf(number) }));
  const steps = factored.map(({ number, factors }) => splitting(number, factors));
  const primes = [...new Set(factored.flatMap(({ factors }) => factors.map(({ prime }) => prime)))].sort((a, b) =>
    Number(a - b),
  );
  const kept: PrimePower[] = primes
    .map((prime) => {
      const times = factored.map(({ factors }) => factors.find((one) => one.prime === prime)?.times ?? 0);
      return { prime, times: wanted === "gcd" ? Math.min(...times) : Math.max(...times) };
    })
    .filter(({ times }) => times > 0);
  const value = kept.reduce((whole, { prime, times }) => whole * prime ** BigInt(times), 1n);
  const equation = kept.length === 0 ? "1" : product(kept) === `${value}` ? `${value}` : `${product(kept)} = ${value}`;
  steps.push({ code: wanted === "gcd" ? "lowest" : "highest", values: { equation: inBoth(equation) } });
  return { steps, value };
}

function splitting(number: bigint, factors: PrimePower[]): Step<Code> {
  if (number === 1n) return { code: "one", values: {} };
  if (product(factors) === `${number}`) return { code: "prime", values: { number: `${number}` } };
  return { code: "factor", values: { number: `${number}`, product: inBoth(product(factors)) } };
}
