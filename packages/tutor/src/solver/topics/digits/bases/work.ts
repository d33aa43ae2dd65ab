import type { Step, Working } from "../../../solution.ts";
import { numberOf, writtenIn } from "./digits.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** Digits in base `from`, to be written in base `to`; the bases differ. */
export type Conversion = { digits: number[]; from: number; to: number };

export function workConversion({ digits, from, to }: Conversion): Working<Code> {
  const value = numberOf(digits, from);
  const found = from === to ? digits : dividedOut(value, to);
  const steps: Step<Code>[] = [
    ...(from === 10 ? [] : [places(digits, from, value)]),
    ...(to === 10 ? [] : divisions(value, to, found)),
  ];
  const given = signOf(digits, from);
  const said = signOf(found, to);
  const problem = { en: `$${given}$ in base $${to}$`, ch: `把 $${given}$ 化为 $${to}$ 进制` };
  return { problem, steps, answer: { said: { en: `$${said}$`, ch: `$${said}$` }, key: keyOf(found, to) } };
}

const keyOf = (digits: number[], base: number) => (base === 10 ? writtenIn(digits) : `${writtenIn(digits)}_{${base}}`);

const signOf = (digits: number[], base: number) =>
  base === 10 ? writtenIn(digits) : `\\text{${writtenIn(digits)}}_{${base}}`;

function places(digits: number[], base: number, value: bigint): Step<Code> {
  const last = digits.length - 1;
  const parts = digits.flatMap((digit, index) => {
    const exponent = last - index;
    const place = exponent === 0 ? "1" : exponent === 1 ? `${base}` : `${base}^{${exponent}}`;
    return digit === 0 ? [] : [`${digit} \\times ${place}`];
  });
  return { code: "places", values: { base: `${base}`, sum: parts.join(" + "), value: `${value}` } };
}

function dividedOut(value: bigint, base: number): number[] {
  const digits: number[] = [];
  for (let rest = value; rest > 0n; rest /= BigInt(base)) digits.unshift(Number(rest % BigInt(base)));
  return digits;
}

function divisions(value: bigint, base: number, digits: number[]): Step<Code>[] {
  const lines: string[] = [];
  for (let rest = value; rest > 0n; rest /= BigInt(base))
    lines.push(`$${rest} = ${base} \\times ${rest / BigInt(base)} + ${rest % BigInt(base)}$`);
  return [
    { code: "divide", values: { base: `${base}`, divisions: { en: lines.join(", "), ch: lines.join("，") } } },
    { code: "upwards", values: { digits: signOf(digits, base) } },
  ];
}
