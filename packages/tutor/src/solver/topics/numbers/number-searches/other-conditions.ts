import type { Condition } from "./conditions.ts";

/** Numbers that do not divide another. */
function notDividing(whole: number): Condition | null {
  if (whole < 1) return null;
  return {
    code: "notDividing",
    values: { whole: `${whole}` },
    said: { en: `no divisor of $${whole}$`, ch: `不能整除 $${whole}$` },
    fits: (n) => whole % n !== 0,
    stands: (n) => Math.floor(whole / n) * n !== whole,
  };
}

function digitTimes(digit: number, times: number): Condition {
  return {
    code: "digitTimes",
    values: { digit: `${digit}`, times: `${times}` },
    said: { en: `the digit $${digit}$ exactly $${times}$ times`, ch: `数字 $${digit}$ 恰好出现 $${times}$ 次` },
    fits: (n) => `${n}`.split(`${digit}`).length - 1 === times,
    stands: (n) => {
      let found = 0;
      for (let rest = n; rest > 0; rest = Math.floor(rest / 10)) if (rest % 10 === digit) found++;
      return found === times;
    },
  };
}

/** Whether the decimal of 1/n comes to an end: by its primes, and by the powers of ten that n divides. */
function ending(does: boolean): Condition {
  return {
    code: "ending",
    values: {},
    said: does
      ? { en: "a terminating decimal $\\frac{1}{n}$", ch: "$\\frac{1}{n}$ 是有限小数" }
      : { en: "a repeating decimal $\\frac{1}{n}$", ch: "$\\frac{1}{n}$ 是循环小数" },
    fits: (n) => {
      let rest = n;
      for (const prime of [2, 5]) while (rest % prime === 0) rest /= prime;
      return (rest === 1) === does;
    },
    stands: (n) => {
      let rest = 1 % n;
      for (let place = 0; place < 20; place++) rest = (rest * 10) % n;
      return (rest === 0) === does;
    },
  };
}

/** By the rule for its number, and by whether the calendar has the day. */
function leapYear(): Condition {
  return {
    code: "leapYear",
    values: {},
    said: { en: "$n$ a leap year", ch: "$n$ 是闰年" },
    fits: (n) => (n % 4 === 0 && n % 100 !== 0) || n % 400 === 0,
    stands: (n) => new Date(Date.UTC(n, 1, 29)).getUTCMonth() === 1 && n > 99,
  };
}

/** Leap years, and conditions on what n divides, on how often a digit stands in it, and on the decimal of 1/n. */
export const otherConditions: [RegExp, (parts: string[]) => Condition | null][] = [
  [/^n does not divide (\d{1,12})$/, ([whole = ""]) => notDividing(Number(whole))],
  [
    /^n contains the digit (\d) exactly (\d) times$/,
    ([digit = "", times = ""]) => digitTimes(Number(digit), Number(times)),
  ],
  [/^n is a leap year$/, () => leapYear()],
  [/^n has a decimal of 1\/n that (ends|repeats)$/, ([how]) => ending(how === "ends")],
];
