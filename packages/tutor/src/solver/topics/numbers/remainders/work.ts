import type { Step, Working } from "../../../solution.ts";
import { powerRest } from "./cycle.ts";
import { type Sum, writtenSum } from "./sum.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

export type Wanted = "rest" | "both" | "digit" | "digits";
export type Remainder = { wanted: Wanted; sum: Sum; modulus: bigint };

export function workRemainder({ wanted, sum, modulus }: Remainder): Working<Code> | null {
  const steps: Step<Code>[] = [];
  const whole = sum.length === 1 && sum[0]?.length === 1 && sum[0][0]?.exponent === 1n ? sum[0][0].base : null;
  if (wanted === "both" && whole === null) return null;
  if (wanted === "digit" || wanted === "digits") steps.push({ code: "digits", values: { modulus: `${modulus}` } });
  const rest = whole === null ? restOf(sum, modulus, steps) : whole % modulus;
  if (whole !== null) {
    const values = { number: `${whole}`, modulus: `${modulus}`, quotient: `${whole / modulus}`, rest: `${rest}` };
    steps.push({ code: "divide", values });
  }
  const written = { en: `$${writtenSum(sum, "\\cdot")}$`, ch: `$${writtenSum(sum, "\\times")}$` };
  const problem = problems[wanted](written, modulus);
  if (wanted === "both" && whole !== null) {
    const quotient = whole / modulus;
    const said = { en: `$${quotient}$, remainder $${rest}$`, ch: `商 $${quotient}$，余 $${rest}$` };
    return { problem, steps, answer: { said, key: `${quotient} R ${rest}` } };
  }
  const digits = wanted === "digits" ? `${rest}`.padStart(2, "0") : `${rest}`;
  if (wanted === "digits") steps.push({ code: "answer", values: { digits } });
  return { problem, steps, answer: { said: { en: `$${digits}$`, ch: `$${digits}$` }, key: digits } };
}

function restOf(sum: Sum, modulus: bigint, steps: Step<Code>[]): bigint {
  const rests = sum.map((term) => term.map((power) => powerRest(power, modulus, steps)));
  const value = rests.reduce((total, term) => total + term.reduce((product, rest) => product * rest, 1n), 0n);
  if (rests.flat().length > 1) {
    const equation = `${rests.map((term) => term.join(" \\cdot ")).join(" + ")} = ${value}`;
    steps.push({ code: "together", values: { equation, rest: `${value % modulus}`, modulus: `${modulus}` } });
  }
  return value % modulus;
}

type Said = { en: string; ch: string };

const problems: Record<Wanted, (sum: Said, modulus: bigint) => Said> = {
  rest: ({ en, ch }, modulus) => ({
    en: `the remainder when ${en} is divided by $${modulus}$`,
    ch: `${ch} 除以 $${modulus}$ 的余数`,
  }),
  both: ({ en, ch }, modulus) => ({
    en: `the quotient and the remainder when ${en} is divided by $${modulus}$`,
    ch: `${ch} 除以 $${modulus}$ 的商和余数`,
  }),
  digit: ({ en, ch }) => ({ en: `the last digit of ${en}`, ch: `${ch} 的个位数字` }),
  digits: ({ en, ch }) => ({ en: `the last two digits of ${en}`, ch: `${ch} 的末两位数字` }),
};
