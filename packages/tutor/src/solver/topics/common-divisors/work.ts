import type { Step, Working } from "../../solution.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** Both numbers are above 0. */
export type Common = { wanted: "gcd" | "lcm"; a: bigint; b: bigint };

export function workCommon({ wanted, a, b }: Common): Working<Code> {
  const steps: Step<Code>[] = [];
  let [large, small] = a > b ? [a, b] : [b, a];
  while (small > 0n) {
    const [quotient, rest] = [large / small, large % small];
    const values = { large: `${large}`, small: `${small}`, quotient: `${quotient}`, rest: `${rest}` };
    steps.push({ code: rest > 0n ? "divide" : "divides", values });
    [large, small] = [small, rest];
  }
  const divisor = large;
  if (wanted === "lcm") {
    const multiple = (a * b) / divisor;
    const values = { a: `${a}`, b: `${b}`, divisor: `${divisor}`, multiple: `${multiple}` };
    steps.push({ code: "multiple", values });
    return { problem: problems.lcm(a, b), steps, answer: answerOf(multiple) };
  }
  return { problem: problems.gcd(a, b), steps, answer: answerOf(divisor) };
}

const answerOf = (value: bigint) => ({ said: { en: `$${value}$`, ch: `$${value}$` }, key: `${value}` });

const problems = {
  gcd: (a: bigint, b: bigint) => ({
    en: `the greatest common divisor of $${a}$ and $${b}$`,
    ch: `$${a}$ 和 $${b}$ 的最大公因数`,
  }),
  lcm: (a: bigint, b: bigint) => ({
    en: `the least common multiple of $${a}$ and $${b}$`,
    ch: `$${a}$ 和 $${b}$ 的最小公倍数`,
  }),
};
