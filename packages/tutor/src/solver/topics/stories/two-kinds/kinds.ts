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
  animal(2n, "chickens", "鸡", ["小鸡"]),
  animal(2n, "hens", "母鸡"),
  animal(2n, "ducks", "鸭"),
  animal(4n, "rabbits", "兔", ["兔子", "bunnies"]),
  animal(4n, "cows", "牛"),
  animal(4n, "pigs", "猪"),
  animal(4n, "goats", "山羊"),
  animal(4n, "sheep", "羊"),
  animal(4n, "horses", "马"),
  animal(4n, "dogs", "狗"),
  animal(2n, "ostriches", "鸵鸟"),
  animal(2n, "geese", "鹅", ["大鹅"]),
  animal(2n, "birds", "鸟", ["小鸟"]),
  animal(2n, "cranes", "鹤", ["仙鹤"]),
  animal(4n, "turtles", "龟", ["乌龟"]),
  animal(4n, "cats", "猫"),
  animal(8n, "spiders", "蜘蛛"),
  animal(6n, "dragonflies", "蜻蜓"),
  animal(6n, "beetles", "甲虫"),
  animal(6n, "ants", "蚂蚁"),
  animal(2n, "bicycles", "自行车", ["bikes", "单车"]),
  animal(2n, "motorcycles", "摩托车", ["motorbikes", "两轮摩托车"]),
  animal(3n, "tricycles", "三轮车"),
  animal(4n, "cars", "小汽车", ["汽车", "小轿车", "轿车"]),
  coin(1n, "pennies", "1 美分硬币"),
  coin(5n, "nickels", "5 美分硬币"),
  coin(10n, "dimes", "10 美分硬币"),
  coin(25n, "quarters", "25 美分硬币"),
];
