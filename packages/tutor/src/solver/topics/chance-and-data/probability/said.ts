import type { Chance, Draw, Roll, Test } from "./chance.ts";

type Said = { en: string; ch: string };

/** The question as it is said back. */
export const problemOf = (chance: Chance): Said => (chance.kind === "draw" ? drawSaid(chance) : rollSaid(chance));

const chinese: Record<string, string> = {
  red: "红",
  blue: "蓝",
  green: "绿",
  yellow: "黄",
  white: "白",
  black: "黑",
  orange: "橙",
  purple: "紫",
  pink: "粉",
  brown: "棕",
  gray: "灰",
  heads: "正面",
  tails: "反面",
  others: "其他",
};
const english = Object.fromEntries(Object.entries(chinese).map(([en, ch]) => [ch, en]));

function drawSaid({ groups, draws, replaced, event, scene }: Draw): Said {
  const names = groups.map(({ name }) => (scene === "cards" ? cardSaid(name) : colorSaid(name, scene)));
  const back = draws > 1 && scene !== "coins" ? (replaced ? " with replacement" : " without replacement") : "";
  const chineseBack = draws > 1 && scene !== "coins" ? (replaced ? "（放回）" : "（不放回）") : "";
  const bag = groups.map(({ count }, place) => ({
    en: `$${count}$ ${names[place]?.en}`,
    ch: `$${count}$ 个${names[place]?.ch}`,
  }));
  const start = {
    coins: { en: `flipping a coin ${draws === 1 ? "once" : `$${draws}$ times`}`, ch: `抛 $${draws}$ 次硬币` },
    cards: {
      en: `drawing $${draws}$${back} from a deck of $52$ cards`,
      ch: `从 $52$ 张扑克牌里抽 $${draws}$ 张${chineseBack}`,
    },
    bag: {
      en: `drawing $${draws}$${back} from a bag with ${list(bag.map(({ en }) => en))}`,
      ch: `从 ${bag.map(({ ch }) => ch).join("、")}里取 $${draws}$ 个${chineseBack}`,
    },
  }[scene];
  const wanted = drawEventSaid(event, names, draws, measures[scene]);
  return { en: `the probability of ${wanted.en} when ${start.en}`, ch: `${start.ch}，${wanted.ch}的概率` };
}

const list = (all: string[]) => all.join(", ").replace(/, (?=[^,]*$)/, all.length > 2 ? ", and " : " and ");

/** What single ones are counted with in Chinese. */
const measures = { coins: "次", cards: "张", bag: "个" } as const;

const colorSaid = (name: string, scene: Draw["scene"]): Said => ({
  en: english[name] ?? name,
  ch: `${chinese[name] ?? name}${scene === "bag" ? "球" : ""}`,
});

const cardWords: [RegExp, string][] = [
  [/(\w+) of (\w+)/g, "$2$1"],
  [/ or /g, "或"],
  [/red ?/g, "红色"],
  [/black ?/g, "黑色"],
  [/hearts?/g, "红桃"],
  [/spades?/g, "黑桃"],
  [/clubs?/g, "梅花"],
  [/diamonds?/g, "方块"],
  [/aces?/g, "A"],
  [/kings?/g, "K"],
  [/queens?/g, "Q"],
  [/jacks?/g, "J"],
  [/face cards?/g, "人头牌"],
  [/cards?/g, "牌"],
  [/others/g, "其他牌"],
];

const cardSaid = (name: string): Said => ({
  en: { 红桃: "a heart", 红心: "a heart", 黑桃: "a spade", 梅花: "a club", 方块: "a diamond" }[name] ?? name,
  ch: cardWords.reduce((rest, [word, said]) => rest.replaceAll(word, said), name),
});

function drawEventSaid(event: Draw["event"], names: Said[], draws: number, measure: string): Said {
  if (event.what === "same") return { en: "all of one kind", ch: "都是同一种" };
  if (event.what === "different") return { en: "all of different kinds", ch: "各不相同" };
  if (event.what === "pattern") {
    const parts = event.counts.flatMap((count, place) => (count > 0 ? [{ count, name: names[place] }] : []));
    return {
      en: parts.map(({ count, name }) => `$${count}$ ${name?.en}`).join(" and "),
      ch: parts.map(({ count, name }) => `$${count}$ ${measure}${name?.ch}`).join("、"),
    };
  }
  const meant = event.groups.map((place) => names[place] ?? { en: "", ch: "" });
  const name = { en: meant.map(({ en }) => en).join(" or "), ch: meant.map(({ ch }) => ch).join("或") };
  if (draws === 1 && event.min === 1) return { en: name.en, ch: `得到${name.ch}` };
  const count = amount(event.min, event.max, draws, measure);
  return { en: `${count.en} ${name.en}`, ch: `${count.ch}${name.ch}` };
}

function amount(min: number, max: number, all: number, measure = "个"): Said {
  if (min === max) return { en: `exactly $${min}$`, ch: `恰好 $${min}$ ${measure}` };
  return max === all
    ? { en: `at least $${min}$`, ch: `至少 $${min}$ ${measure}` }
    : { en: `at most $${max}$`, ch: `至多 $${max}$ ${measure}` };
}

function rollSaid({ dice, low, high, event }: Roll): Said {
  const start = {
    en:
      low !== 1 || high !== 6
        ? `choosing a number from $${low}$ to $${high}$`
        : `rolling ${dice === 1 ? "a die" : `$${dice}$ dice`}`,
    ch: low === 1 && high === 6 ? `掷 $${dice}$ 枚骰子` : `从 $${low}$ 到 $${high}$ 取一个数`,
  };
  if (event.what === "same")
    return { en: `the probability of equal numbers when ${start.en}`, ch: `${start.ch}，点数相同的概率` };
  if (event.what === "different")
    return { en: `the probability of different numbers when ${start.en}`, ch: `${start.ch}，点数各不相同的概率` };
  const test = testSaid(event.test);
  if (event.what === "sum")
    return {
      en: `the probability that the sum is ${test.en} when ${start.en}`,
      ch: `${start.ch}，点数之和${beforeWord(test.ch)}的概率`,
    };
  if (dice === 1 && event.max === 0)
    return {
      en: `the probability of a number that is not ${test.en} when ${start.en}`,
      ch: `${start.ch}，得到的数${beforeWord(denied(test.ch))}的概率`,
    };
  const count = dice === 1 ? { en: "a number that is", ch: "得到的数" } : amount(event.min, event.max, dice);
  return {
    en: `the probability of ${count.en} ${test.en} when ${start.en}`,
    ch: `${start.ch}，${count.ch}${beforeWord(test.ch)}的概率`,
  };
}

/** One blank between a formula and the Chinese word after it. */
const beforeWord = (text: string) => (text.endsWith("$") ? `${text} ` : text);

const denied = (text: string) => (text.startsWith("不") ? text.slice(1) : `不${text}`);

function testSaid(test: Test): Said {
  switch (test.is) {
    case "even":
      return { en: "even", ch: "是偶数" };
    case "odd":
      return { en: "odd", ch: "是奇数" };
    case "prime":
      return { en: "prime", ch: "是质数" };
    case "composite":
      return { en: "composite", ch: "是合数" };
    case "multiple":
      return { en: `a multiple of $${test.of}$`, ch: `是 $${test.of}$ 的倍数` };
    case "above":
      return { en: `greater than $${test.of}$`, ch: `大于 $${test.of}$` };
    case "below":
      return { en: `less than $${test.of}$`, ch: `小于 $${test.of}$` };
    case "from":
      return { en: `at least $${test.of}$`, ch: `不小于 $${test.of}$` };
    case "to":
      return { en: `at most $${test.of}$`, ch: `不大于 $${test.of}$` };
    case "one":
      return { en: `$${test.of.join("$ or $")}$`, ch: `是 $${test.of.join("$ 或 $")}$` };
  }
}
