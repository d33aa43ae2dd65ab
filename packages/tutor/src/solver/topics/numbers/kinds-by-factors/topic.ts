import type { Locale } from "@dripstone/contract/locale";
import { type Frames, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { defineTopic } from "../../../topic.ts";
import { factorsOf } from "../prime-factors/factors.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Kind = "perfect" | "abundant" | "deficient";

const NUMBER_MAX = 100_000n;

const kindEn = "(perfect|abundant|deficient)";
const orEn = `(an? )?${kindEn}( number)?(, (or )?| or | )(an? )?${kindEn}( number)?((,? or |, )(an? )?${kindEn}( number)?)?`;
const kindZh = "(完全数|完美数|完备数|盈数|过剩数|丰数|亏数|不足数)";
const orZh = `${kindZh}(还是|,|或者|或)${kindZh}((,?还是|,|或者|或)${kindZh})?`;

const frames: Frames<bigint>[] = [
  [
    [
      `(is|would|classify|is the number|decide whether|tell whether|tell if|say whether|state whether|determine whether) (the number )?{n} (is |be )?(as )?${orEn}`,
      `whether {n} is ${orEn}`,
      `${orEn}, {n}`,
      `{n}, ${orEn}`,
      `{n} is (it )?${orEn}`,
      `(what kind of number is|which kind of number is) {n},? ${orEn}`,
      `{n}(是|属于)${orZh}`,
      `{n},?(它)?(是|属于)${orZh}`,
    ],
    ({ n = "" }) => (BigInt(n) > 1n && BigInt(n) <= NUMBER_MAX ? BigInt(n) : null),
  ],
];

const said: Record<Kind, Record<Locale, string>> = {
  perfect: { en: "perfect", ch: "完全数" },
  abundant: { en: "abundant", ch: "盈数" },
  deficient: { en: "deficient", ch: "亏数" },
};

const kindOf = (sum: bigint, number: bigint): Kind =>
  sum === number ? "perfect" : sum > number ? "abundant" : "deficient";

const properDivisors = (number: bigint): bigint[] => {
  const small: bigint[] = [];
  const large: bigint[] = [];
  for (let one = 1n; one * one <= number; one++)
    if (number % one === 0n) {
      small.push(one);
      if (one * one !== number) large.unshift(number / one);
    }
  return [...small, ...large].slice(0, -1);
};

/** Whether a number is perfect, abundant, or deficient: its proper divisors add up to it, to more, or to less. */
export const kindsByFactors = defineTopic<bigint, Code>({
  name: "kinds-by-factors",
  words,
  read: (question) => {
    const plain = plainOf(question);
    return /perfect|abundant|deficient|完[全美备]数|盈数|亏数|过剩数|丰数|不足数/.test(plain)
      ? readFrames(plain, frames)
      : null;
  },
  work: (number) => {
    const divisors = properDivisors(number);
    const sum = divisors.reduce((all, one) => all + one, 0n);
    const key = kindOf(sum, number);
    const values = { number: `${number}`, divisors: divisors.join(",\\ "), sums: divisors.join(" + "), sum: `${sum}` };
    return {
      problem: {
        en: `whether $${number}$ is perfect, abundant, or deficient`,
        ch: `$${number}$ 是完全数、盈数还是亏数`,
      },
      steps: [
        { code: "divisors", values },
        { code: "add", values },
        { code: key, values },
      ],
      answer: { said: said[key], key },
    };
  },
  // By the formula for the sum of all divisors.
  holds: (number, { key }) => {
    const all = factorsOf(number).reduce((product, { prime, times }) => {
      const powers = Array.from({ length: Number(times) + 1 }, (_, at) => prime ** BigInt(at));
      return product * powers.reduce((sum, one) => sum + one, 0n);
    }, 1n);
    return kindOf(all - number, number) === key;
  },
  similar: (number) => (number === 18n ? 28n : 18n),
});
