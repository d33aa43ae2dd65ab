import type { Locale } from "@dripstone/contract/locale";

type Said = Record<Locale, string>;

/** A kind of whole number: how it is called, and whether a number is of it, with the reason. */
export type Kind = {
  key: string;
  en: string;
  ch: string;
  said: Said;
  judge: (number: number) => { isSo: boolean; reason: Said };
};

const both = (formula: string, isSo: boolean): { isSo: boolean; reason: Said } => ({
  isSo,
  reason: {
    en: `${isSo ? "Yes" : "No"}: ${formula}.`,
    ch: `${isSo ? "是" : "不是"}：${formula}。`,
  },
});

/** The values of a rising row that stand just below and just above the number, or the one that is it. */
function between(number: number, value: (at: number) => number, shown: (at: number) => string) {
  let at = 1;
  while (value(at) < number) at++;
  if (value(at) === number) return both(`$${number} = ${shown(at)}$`, true);
  return both(`$${shown(at - 1)} = ${value(at - 1)} < ${number} < ${value(at)} = ${shown(at)}$`, false);
}

const divisorsBelow = (number: number) =>
  Array.from({ length: Math.floor(number / 2) }, (_, at) => at + 1).filter((one) => number % one === 0);

export const kinds: Kind[] = [
  {
    key: "perfect square",
    en: "(perfect square|square number|square)",
    ch: "(完全平方数|平方数)",
    said: { en: "a perfect square", ch: "完全平方数" },
    judge: (number) =>
      between(
        number,
        (at) => at * at,
        (at) => `${at}^2`,
      ),
  },
  {
    key: "perfect cube",
    en: "(perfect cube|cube number|cube)",
    ch: "(完全立方数|立方数)",
    said: { en: "a perfect cube", ch: "完全立方数" },
    judge: (number) =>
      between(
        number,
        (at) => at ** 3,
        (at) => `${at}^3`,
      ),
  },
  {
    key: "triangular number",
    en: "(triangular number|triangle number)",
    ch: "(三角形数|三角数)",
    said: { en: "a triangular number", ch: "三角形数" },
    judge: (number) =>
      between(
        number,
        (at) => (at * (at + 1)) / 2,
        (at) => `\\frac{${at} \\cdot ${at + 1}}{2}`,
      ),
  },
  {
    key: "perfect number",
    en: "perfect number",
    ch: "(完全数|完美数|完备数)",
    said: { en: "a perfect number", ch: "完全数" },
    judge: (number) => {
      const divisors = divisorsBelow(number);
      const sum = divisors.reduce((all, one) => all + one, 0);
      return both(`$${divisors.join(" + ")} = ${sum}$${sum === number ? "" : ` $\\ne ${number}$`}`, sum === number);
    },
  },
  {
    key: "prime",
    en: "prime( number)?",
    ch: "(质数|素数)",
    said: { en: "a prime number", ch: "质数" },
    judge: (number) => {
      const [, divisor] = divisorsBelow(number);
      if (divisor) return both(`$${number} = ${divisor} \\cdot ${number / divisor}$`, false);
      return {
        isSo: true,
        reason: { en: `Yes: only $1$ and $${number}$ divide it.`, ch: `是：只有 $1$ 和 $${number}$ 能整除它。` },
      };
    },
  },
];
