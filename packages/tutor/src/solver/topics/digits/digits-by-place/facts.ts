import type { Locale } from "@dripstone/contract/locale";

/** What is told of a number's digits, or of the whole number; `digits[0]` is the ones digit. */
export type Fact = {
  /** `ofAll` is tried only when the digits fit together. */
  kind: "ofDigits" | "ofAll";
  holds(digits: readonly number[], number: number): boolean;
  said: Record<Locale, string>;
};

const places = {
  en: ["ones", "tens", "hundreds", "thousands", "ten-thousands", "hundred-thousands"],
  ch: ["个位", "十位", "百位", "千位", "万位", "十万位"],
};

/** "Hundreds digit", 百位数字. */
export const placeSaid = (place: number): Record<Locale, string> => ({
  en: `${places.en[place]} digit`,
  ch: `${places.ch[place]}数字`,
});

const ofDigits = (said: Fact["said"], holds: (digits: readonly number[]) => boolean): Fact => ({
  kind: "ofDigits",
  holds,
  said,
});
const at = (digits: readonly number[], place: number): number => digits[place] ?? -1;
const [en, ch] = [(place: number) => placeSaid(place).en, (place: number) => placeSaid(place).ch];

/** The digit is one of these. */
export const among = (place: number, values: number[]): Fact =>
  ofDigits(
    { en: `the ${en(place)} is $${values.join("$ or $")}$`, ch: `${ch(place)}是 $${values.join("$ 或 $")}$` },
    (digits) => values.includes(at(digits, place)),
  );

/** `one = by · other / below + more`. */
export function related(
  one: number,
  other: number,
  [by, below, more]: [by: number, below: number, more: number],
): Fact {
  const times =
    below > 1
      ? { en: `$\\frac{${by}}{${below}}$ of `, ch: ` $\\frac{${by}}{${below}}$` }
      : by === 1
        ? { en: "", ch: "" }
        : { en: `$${by}$ times `, ch: ` $${by}$ 倍` };
  const change =
    more === 0
      ? { en: "", ch: "" }
      : more > 0
        ? { en: `$${more}$ more than `, ch: `多 $${more}$` }
        : { en: `$${-more}$ less than `, ch: `少 $${-more}$` };
  const chOther = times.ch ? `${ch(other)}的${times.ch}` : ch(other);
  return ofDigits(
    {
      en: `the ${en(one)} is ${change.en}${times.en}the ${en(other)}`,
      ch: change.ch ? `${ch(one)}比${chOther}${change.ch}` : `${ch(one)}${times.ch ? "是" : "等于"}${chOther}`,
    },
    (digits) => below * (at(digits, one) - more) === by * at(digits, other),
  );
}

/** The sum of some digits; of all of them where none are named. */
export function sumIs(some: number[], sum: number): Fact {
  const named = {
    en: some.length === 0 ? "the digits" : some.map((place) => `the ${en(place)}`).join(" and "),
    ch: some.length === 0 ? "各位数字" : some.map(ch).join("与"),
  };
  const added = (digits: readonly number[]) =>
    digits.reduce((all, digit, place) => (some.length === 0 || some.includes(place) ? all + digit : all), 0);
  return {
    kind: some.length === 0 ? "ofAll" : "ofDigits",
    holds: (digits) => added(digits) === sum,
    said: { en: `the sum of ${named.en} is $${sum}$`, ch: `${named.ch}的和是 $${sum}$` },
  };
}

/** One digit is the sum of others. */
export const isSumOf = (place: number, some: number[]): Fact =>
  ofDigits(
    {
      en: `the ${en(place)} is the sum of ${some.map((one) => `the ${en(one)}`).join(" and ")}`,
      ch: `${ch(place)}是${some.map(ch).join("与")}的和`,
    },
    (digits) => at(digits, place) === some.reduce((all, one) => all + at(digits, one), 0),
  );

export const othersZero = (named: number[]): Fact =>
  ofDigits({ en: "all the other digits are $0$", ch: "其余各位都是 $0$" }, (digits) =>
    digits.every((digit, place) => named.includes(place) || digit === 0),
  );

export const different: Fact = ofDigits({ en: "all digits are different", ch: "各位数字互不相同" }, (digits) =>
  digits.every((digit, place) => digits.indexOf(digit) === place),
);

export const divisible = (by: number[]): Fact => ({
  kind: "ofAll",
  holds: (_, number) => by.every((one) => number % one === 0),
  said: {
    en: `the number is divisible by $${by.join("$, $")}$`,
    ch: `这个数能被 $${by.join("$、$")}$ 整除`,
  },
});

export const parity = (rest: 0 | 1): Fact => ({
  kind: "ofAll",
  holds: (_, number) => number % 2 === rest,
  said: { en: `the number is ${rest ? "odd" : "even"}`, ch: `这个数是${rest ? "奇" : "偶"}数` },
});
