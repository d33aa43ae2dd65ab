import { q } from "@dripstone/checker/mathematics";
import type { Locale } from "@dripstone/contract/locale";

/** One of two kinds of things: what one of them has, as legs or in the smallest money. */
export type Kind = { names: string[]; worth: q.Rational; money: boolean; said: Record<Locale, string> };

/** `total` is what all of them have together. */
export type TwoKinds = {
  one: Kind;
  other: Kind;
  count: q.Rational;
  total: q.Rational;
  wanted: "each" | "one" | "other";
};

const animal = (legs: bigint, en: string, ch: string, names: string[] = []): Kind => ({
  names: [en, ch, ...names],
  worth: q.rational(legs),
  money: false,
  said: { en, ch },
});

const coin = (cents: bigint, en: string, ch: string): Kind => ({
  names: [en],
  worth: q.rational(cents),
  money: true,
  said: { en, ch },
});

export const kinds: Kind[] = [
  animal(2n, "chickens", "鸡"),
  animal(2n, "hens", "母鸡"),
  animal(2n, "ducks", "鸭"),
  animal(4n, "rabbits", "兔", ["兔子"]),
  animal(4n, "cows", "牛"),
  animal(4n, "pigs", "猪"),
  animal(4n, "goats", "山羊"),
  animal(4n, "sheep", "羊"),
  animal(4n, "horses", "马"),
  animal(4n, "dogs", "狗"),
  coin(1n, "pennies", "1 美分硬币"),
  coin(5n, "nickels", "5 美分硬币"),
  coin(10n, "dimes", "10 美分硬币"),
  coin(25n, "quarters", "25 美分硬币"),
];
