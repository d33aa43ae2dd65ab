import { listOf } from "../../../sentences/lists.ts";
import type { Step, Working } from "../../../solution.ts";
import { factorsOf, inBoth, product } from "../prime-factors/factors.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** Of one number, except where what several have in common is asked for. */
export type Divisors = { wanted: "list" | "count" | "sum" | "common"; numbers: bigint[] };

export function workDivisors({ wanted, numbers }: Divisors): Working<Code> {
  const signs = listOf(numbers);
  const [number = 1n] = numbers;
  if (wanted === "common") {
    const shared = divisorsOf(number).filter((divisor) => numbers.every((other) => other % divisor === 0n));
    const steps: Step<Code>[] = [...numbers.flatMap(lists), { code: "shared", values: { divisors: listOf(shared) } }];
    const problem = { en: `the common divisors of ${signs.en}`, ch: `${signs.ch} 的公因数` };
    return { problem, steps, answer: { said: listOf(shared), key: shared.join(", ") } };
  }
  if (wanted === "list") {
    const divisors = divisorsOf(number);
    const problem = { en: `all divisors of ${signs.en}`, ch: `${signs.ch} 的所有因数` };
    return { problem, steps: lists(number), answer: { said: listOf(divisors), key: divisors.join(", ") } };
  }
  const problem =
    wanted === "count"
      ? { en: `how many divisors ${signs.en} has`, ch: `${signs.ch} 有多少个因数` }
      : { en: `the sum of all divisors of ${signs.en}`, ch: `${signs.ch} 的所有因数之和` };
  const { equation, value } = wanted === "count" ? counted(number) : added(number);
  const steps: Step<Code>[] = [
    { code: "factor", values: { number: `${number}`, product: inBoth(product(factorsOf(number)) || "1") } },
    { code: wanted === "count" ? "choose" : "sums", values: { equation: inBoth(equation) } },
  ];
  return { problem, steps, answer: { said: { en: `$${value}$`, ch: `$${value}$` }, key: `${value}` } };
}

function lists(number: bigint): Step<Code>[] {
  const divisors = divisorsOf(number);
  const pairs = divisors.filter((divisor) => divisor * divisor <= number).map((divisor) => [divisor, number / divisor]);
  const written = (times: string) => pairs.map(([a, b]) => `$${a} ${times} ${b}$`);
  return [
    {
      code: "pairs",
      values: { number: `${number}`, pairs: { en: written("\\cdot").join(", "), ch: written("\\times").join("、") } },
    },
    { code: "order", values: { number: `${number}`, divisors: listOf(divisors) } },
  ];
}

function divisorsOf(number: bigint): bigint[] {
  const small: bigint[] = [];
  for (let divisor = 1n; divisor * divisor <= number; divisor++) if (number % divisor === 0n) small.push(divisor);
  const large = small.filter((divisor) => divisor * divisor !== number).map((divisor) => number / divisor);
  return [...small, ...large.reverse()];
}

function counted(number: bigint) {
  const factors = factorsOf(number);
  const value = factors.reduce((choices, { times }) => choices * BigInt(times + 1), 1n);
  return {
    value,
    equation: equationOf(
      factors.map(({ times }) => `(${times} + 1)`),
      value,
    ),
  };
}

function added(number: bigint) {
  const sums = factorsOf(number).map(({ prime, times }) =>
    Array.from({ length: times + 1 }, (_, exponent) => prime ** BigInt(exponent)),
  );
  const value = sums.reduce((whole, powers) => whole * powers.reduce((sum, power) => sum + power, 0n), 1n);
  return {
    value,
    equation: equationOf(
      sums.map((powers) => `(${powers.join(" + ")})`),
      value,
    ),
  };
}

const equationOf = (parts: string[], value: bigint) =>
  parts.length > 0 ? `${parts.join(" \\cdot ")} = ${value}` : `${value}`;
