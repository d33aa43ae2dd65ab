import { q } from "@dripstone/checker/mathematics";
import { withoutBoth } from "../../../stories/both-of-them.ts";
import type { Fact } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { defineStories, less, over, same, sum, times } from "../../../stories/reckoned.ts";
import { hasShare } from "../../../stories/things.ts";
import { twoAmountsFrames } from "./frames.ts";

type Maybe = Parameters<typeof same>[0];
type Numbers = Record<string, Maybe>;

const half = line("small", "over", "twice", "2", "the smaller one", "较小的数");
const bigByTimes = line("big", "times", "small", "t", "the larger one", "较大的数");

type Pair = {
  says: string;
  numbers: LineKind["numbers"];
  steps: LineKind["steps"];
  fits: (numbers: Numbers, small: Maybe, big: Maybe) => boolean;
  shown: (numbers: Record<string, string>) => { en: string; ch: string };
  doubled: string[];
};

const pairs: Pair[] = [
  {
    says: "sumMore",
    numbers: [["s", "d"]],
    steps: [
      line("twice", "minus", "s", "d", "twice the smaller one", "较小数的 2 倍"),
      half,
      line("big", "plus", "small", "d", "the larger one", "较大的数"),
    ],
    fits: ({ s, d }, small, big) => same(sum(small, big), s) && same(less(big, small), d),
    shown: ({ s, d }) => ({ en: `sum $${s}$, difference $${d}$`, ch: `和是 $${s}$，差是 $${d}$` }),
    doubled: ["s", "d"],
  },
  {
    says: "sumTimes",
    numbers: [["s"], "t"],
    steps: [
      line("parts", "plus", "t", "1", "how many parts there are", "一共几份"),
      line("small", "over", "s", "parts", "one part, the smaller one", "一份，即较小的数"),
      bigByTimes,
    ],
    fits: ({ s, t }, small, big) => same(sum(small, big), s) && same(over(big, small), t),
    shown: ({ s, t }) => ({ en: `sum $${s}$, one $${t}$ times the other`, ch: `和是 $${s}$，大数是小数的 $${t}$ 倍` }),
    doubled: ["s"],
  },
  {
    says: "moreTimes",
    numbers: [["d"], "t"],
    steps: [
      line("parts", "minus", "t", "1", "how many parts the difference is", "相差几份"),
      line("small", "over", "d", "parts", "one part, the smaller one", "一份，即较小的数"),
      bigByTimes,
    ],
    fits: ({ d, t }, small, big) => same(less(big, small), d) && same(over(big, small), t),
    shown: ({ d, t }) => ({
      en: `difference $${d}$, one $${t}$ times the other`,
      ch: `差是 $${d}$，大数是小数的 $${t}$ 倍`,
    }),
    doubled: ["d"],
  },
  ...(["plus", "minus"] as const).map(
    (sign): Pair => ({
      says: `sumTimes${sign}`,
      numbers: [["s", "e"], "t"],
      steps: [
        line(
          "even",
          sign === "plus" ? "minus" : "plus",
          "s",
          "e",
          "the sum, if it were exactly that many times",
          "正好是倍数时的和",
        ),
        line("parts", "plus", "t", "1", "how many parts there are", "一共几份"),
        line("small", "over", "even", "parts", "one part, the smaller one", "一份，即较小的数"),
        line("big", "minus", "s", "small", "the larger one", "较大的数"),
      ],
      fits: ({ s, t, e }, small, big) =>
        same(sum(small, big), s) && same(sign === "plus" ? less(big, e) : sum(big, e), times(small, t)),
      shown: ({ s, t, e }) => ({
        en: `sum $${s}$, one $${t}$ times the other ${sign === "plus" ? "and" : "less"} $${e}$`,
        ch: `和是 $${s}$，大数比小数的 $${t}$ 倍${sign === "plus" ? "多" : "少"} $${e}$`,
      }),
      doubled: ["s", "e"],
    }),
  ),
];

const kinds = pairs.flatMap(({ says, numbers, steps, fits, shown, doubled }) =>
  (["small", "big", "eachBigFirst", "eachSmallFirst"] as const).map((asked): LineKind => {
    const each = [
      { name: "big", en: "the larger one", ch: "较大的" },
      { name: "small", en: "the smaller one", ch: "较小的" },
    ];
    return {
      tells: [says, asked],
      numbers,
      problem: (all) => ({ en: `two numbers: ${shown(all).en}`, ch: `两个数：${shown(all).ch}` }),
      steps,
      answer: { name: asked === "small" ? "small" : "big", unit: numbers.flat()[0] },
      ...(asked.startsWith("each") && { each: asked === "eachBigFirst" ? each : each.toReversed() }),
      fits: (all) => {
        const known = { ...all } as Numbers;
        const small = known.small ?? other(says, known, known.big);
        return fits(known, small, known.big ?? otherBig(says, known, small));
      },
      doubled,
    };
  }),
);

/** The smaller one, if the larger one is known. */
const other = (says: string, { s, d }: Numbers, big: Maybe) => (says.startsWith("sum") ? less(s, big) : less(big, d));
const otherBig = (says: string, { s, d }: Numbers, small: Maybe) =>
  says.startsWith("sum") ? less(s, small) : sum(small, d);

/** What two have, from two things that are said of it. */
export const twoAmounts = defineStories({
  name: "two-amounts",
  words: lineWords,
  everyReading: true,
  prepared: withoutBoth,
  about: "than|times|twice|double|比|倍",
  frames: twoAmountsFrames,
  arrange: (facts, story) => (otherwise.test(story) ? null : paired(facts, story)),
  kinds,
});

const otherwise =
  /(?<![a-z])(?:gave|gives?|lost|ate|left|ago|later|then|after|before|each .{0,20}costs?|half|percent|average|will|years? from|reverse\w*|digits?|per|every)(?![a-z])|给|拿|又|以?后|年前|每|平均|剩|还|吃|用去|卖掉|增加|减少|第三|丙|[脚腿]|\b(?:legs?|feet|heads?|wheels?)\b/;

const relation: Record<string, string> = { more: "More", times: "Times", timesAnd: "Times" };
const isLess = (word: string | undefined) =>
  /younger|shorter|lighter|fewer|less|cheaper|smaller|[少小轻矮短]|便宜/.test(word ?? "");
const two = { value: q.rational(2n), unit: null, pi: false };

function paired(facts: Fact[], story: string): Fact[] | null {
  const asks = facts.filter(({ says }) => says.startsWith("ask"));
  const sums = facts.filter(({ says }) => says === "sum");
  const relations = facts.filter(({ says }) => relation[says]);
  const [ask] = asks;
  if (!ask || asks.length !== 1 || sums.length > 1 || sums.length + relations.length !== 2 || facts.length !== 3)
    return null;
  const all = Object.assign({}, ...facts.map(({ numbers }) => numbers)) as Fact["numbers"];
  if (facts.flatMap(({ numbers }) => Object.keys(numbers)).length !== Object.keys(all).length || hasShare(facts))
    return null;
  const orders = relations.map(orderOf);
  const [order, second] = orders;
  if (!order?.big || (second && (second.big ?? order.big) !== order.big) || (second && second.small !== order.small))
    return null;
  const named = relations.filter(({ words }) => words.b);
  if (named.length === 0 || order.big === order.small) return null;
  const both = sums.flatMap(({ words: { m1, m2 } }) => (m1 && m2 ? [nameIn(m1), nameIn(m2)] : []));
  if (both.length > 0 && !both.every((name) => isNamed(name, order.big) || isNamed(name, order.small))) return null;
  const twice = relations.find(({ words }) => words.twice);
  const numbers = twice ? { ...all, t: two } : all;
  const off = relations.find(({ words }) => words.off)?.words.off;
  const says =
    sums.length > 0
      ? `sum${relation[relations[0]?.says ?? ""]}${off ? (isLess(off) ? "minus" : "plus") : ""}`
      : "moreTimes";
  if (sums.length === 0 && off) return null;
  const asked = askedIn(ask, order as { big: string; small: string }, story);
  if (!asked || !isWhole(story, says, numbers)) return null;
  return [
    { says, numbers: numbers, words: {}, units: {} },
    { says: asked, numbers: {}, words: {}, units: ask.units },
  ];
}

/** "Fiction books" are fiction, and 科技书 and 故事书 stand as 科技书 in 科技书比故事书多. */
const isNamed = (name: string, known: string | null) =>
  !!known && (name === known || name.startsWith(known) || known.startsWith(name) || name.endsWith(known));

function orderOf({ says, words }: Fact): { big: string | null; small: string | null } {
  const [b, a] = [words.b, words.a].map((word) => (word ? nameIn(word) : null));
  return says === "more" && isLess(words.more)
    ? { big: a ?? null, small: b ?? null }
    : { big: b ?? null, small: a ?? null };
}

function askedIn(ask: Fact, { big, small }: { big: string; small: string }, story: string): string | null {
  if (ask.says === "askEach") return story.indexOf(big) <= story.indexOf(small) ? "eachBigFirst" : "eachSmallFirst";
  const name = nameIn(ask.words.p ?? "");
  if (name === big) return "big";
  return name === small ? "small" : null;
}

const nameIn = (word: string) =>
  word
    .replace(/'s(?: \w+)?$/, "")
    .replace(/^(?:the|his|her|my|an?) /, "")
    .replace(
      /^(?:(?:little|big|older|younger|twin|best) )?(?:brother|sister|friend|cousin|mom|dad|aunt|uncle) (?=\w)/,
      "",
    )
    .replace(/(?:今年|的\p{Script=Han}*|现在)$/u, "");

/** People and things that are counted come out whole. */
function isWhole(story: string, says: string, numbers: Fact["numbers"]): boolean {
  const measured = Object.values(numbers).some(({ unit }) => unit && unit.dimension !== "time");
  if (measured || !/how (?:many|old)|[个只支本张枚颗块条辆头棵朵人名位岁]/.test(story)) return true;
  const pair = pairs.find((each) => each.says === says);
  const values: Record<string, q.Rational> = Object.fromEntries(
    Object.entries(numbers).map(([name, { value }]) => [name, value]),
  );
  for (const [, name, reckoned] of pair?.steps ?? []) {
    const value = reckoned(values);
    if (!value) return false;
    values[name] = value;
  }
  return !!values.small && !!values.big && q.isInteger(values.small) && q.isInteger(values.big);
}
