import type { Locale } from "@dripstone/contract/locale";

/** One thing that is told of a number, and how it is said: before and after "numbers", as a Chinese noun or before one. */
export type Trait = {
  fits(n: number): boolean;
  /** Where it is a matter of the remainder alone. */
  rests?: { by: number; left: number[] };
  kind?: "prime" | "composite" | "square";
  /** The one number that has it. */
  only?: number;
  en: { before?: string; after?: string };
  ch: { noun?: string; before?: string };
};

/** All that is told of a number at once. */
export type Sort = Trait[];

const hasDivisor = (n: number): boolean => {
  for (let one = 2; one * one <= n; one++) if (n % one === 0) return true;
  return false;
};

const rests = (by: number, left: number[], en: Trait["en"], ch: Trait["ch"]): Trait => ({
  fits: (n) => left.includes(n % by),
  rests: { by, left },
  en,
  ch,
});

export const odd = rests(2, [1], { before: "odd" }, { noun: "奇数" });
export const even = rests(2, [0], { before: "even" }, { noun: "偶数" });
export const prime: Trait = {
  fits: (n) => n > 1 && !hasDivisor(n),
  kind: "prime",
  en: { before: "prime" },
  ch: { noun: "质数" },
};
export const composite: Trait = {
  fits: (n) => n > 3 && hasDivisor(n),
  kind: "composite",
  en: { before: "composite" },
  ch: { noun: "合数" },
};

export const square: Trait = {
  fits: (n) => Number.isInteger(Math.sqrt(n)),
  kind: "square",
  en: { before: "square" },
  ch: { noun: "平方数" },
};

/** Every one of these divides it. */
export const divisibleBy = (...by: number[]): Trait => {
  const least = by.reduce(lcm, 1);
  const all = by.map((one) => `$${one}$`);
  return rests(
    least,
    [0],
    { after: `divisible by ${all.join(" and ")}` },
    by.length === 1 ? { noun: `${all[0]} 的倍数` } : { before: `能同时被 ${all.join("、")} 整除` },
  );
};

export const above = (than: number): Trait => ({
  fits: (n) => n > than,
  en: { after: `greater than $${than}$` },
  ch: { before: `大于 $${than}$` },
});

export const except = (one: number): Trait => ({
  fits: (n) => n !== one,
  en: { after: `other than $${one}$` },
  ch: { before: `除 $${one}$ 以外` },
});

/** This number alone. */
export const only = (one: number): Trait => ({
  fits: (n) => n === one,
  only: one,
  en: { after: `$${one}$` },
  ch: { before: `$${one}$` },
});

export const endingIn = (last: number[]): Trait =>
  rests(10, last, { after: `ending in $${last.join("$ or $")}$` }, { before: `个位上是 $${last.join("$、$")}$ ` });

/** The digits' sum is a multiple of 3 or of 9, and so is the number. */
export const digitsSumTo = (by: 3 | 9): Trait =>
  rests(by, [0], { after: `with a digit sum divisible by $${by}$` }, { before: `各位数字之和是 $${by}$ 的倍数` });

/** "Prime numbers greater than 2", 大于 2 的质数. */
export function numbersSaid(sort: Sort): Record<Locale, string> {
  const before = sort.flatMap(({ en }) => en.before ?? []);
  const after = sort.flatMap(({ en }) => en.after ?? []);
  const nouns = sort.flatMap(({ ch }) => ch.noun ?? []);
  const noun = nouns.pop() ?? "自然数";
  const told = [...sort.flatMap(({ ch }) => ch.before ?? []), ...nouns.map((one) => `是${one}`)];
  return {
    en: [...before, "numbers", ...after].join(" "),
    ch: told.length > 0 ? `${told.join("且")}的${noun}` : noun,
  };
}

/** "Even", "divisible by 6", as it stands behind "is", and 偶数. */
export function said(sort: Sort): Record<Locale, string> {
  const parts = sort.flatMap(({ en }) => en.before ?? en.after ?? []);
  return { en: parts.join(" and "), ch: numbersSaid(sort).ch };
}

export function lcm(a: number, b: number): number {
  return (a / gcd(a, b)) * b;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
