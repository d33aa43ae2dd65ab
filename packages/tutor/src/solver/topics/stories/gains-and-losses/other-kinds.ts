import { type LineKind, line } from "../../../stories/lines.ts";
import { count, less, over, same, sum, times } from "../../../stories/reckoned.ts";
import {
  between,
  costTold,
  hundred,
  isApart,
  keptTold,
  percent,
  problemOf,
  raisedTold,
  rateStep,
  saleTold,
  sides,
} from "./sides.ts";

/** Two things are sold at one price, one above its cost and one below. */
const pairOf = (ask: "askPairLoss" | "askPairDeficit" | "askPairGain"): LineKind => {
  const isGain = ask === "askPairGain";
  const [en, ch] = isGain ? ["profit", "盈利"] : ["loss", "亏损"];
  return {
    tells: ["pair", "pairOutcome", ask],
    numbers: [["p"], "r", "l"],
    problem: problemOf(
      [
        ["p", "each sold for", "每件售价"],
        ["r", "one at a profit of", "一件盈利", percent],
        ["l", "the other at a loss of", "另一件亏损", percent],
      ],
      `the ${en} on both together`,
      `求一共${ch}多少`,
    ),
    steps: [
      line("high", "plus", "100", "r", "what percent of the first cost the price is", "售价是第一件进价的百分之几"),
      line("oneFirst", "over", "p", "high", "1% of the first cost", "第一件进价的 1%"),
      line("first", "times", "oneFirst", "100", "the first cost", "第一件的进价"),
      line("low", "minus", "100", "l", "what percent of the second cost the price is", "售价是第二件进价的百分之几"),
      line("oneSecond", "over", "p", "low", "1% of the second cost", "第二件进价的 1%"),
      line("second", "times", "oneSecond", "100", "the second cost", "第二件的进价"),
      line("costs", "plus", "first", "second", "what both cost", "两件的进价"),
      line("sales", "times", "p", "2", "what both are sold for", "两件的售价"),
      line("answer", "minus", isGain ? "sales" : "costs", isGain ? "costs" : "sales", `the ${en}`, `${ch}的钱`),
    ],
    answer: { name: "answer", unit: "p" },
    ...(ask !== "askPairLoss" && { each: [{ name: "answer", en, ch }] }),
    fits: ({ p, r, l, answer }) => {
      const gained = over(times(p, r), sum(hundred, r));
      const lost = over(times(p, l), less(hundred, l));
      return same(gained, isGain ? sum(lost, answer) : less(lost, answer));
    },
    doubled: ["p"],
  };
};

/** So many costs are as much as so many prices. */
const asMany = (isGain: boolean): LineKind => ({
  tells: ["asMany", isGain ? "askGainPercent" : "askLossPercent"],
  numbers: ["n", "k"],
  problem: problemOf(
    [
      ["n", "this many costs", "进价的个数"],
      ["k", "equal this many selling prices", "相等的售价的个数"],
    ],
    isGain ? "the profit as a percentage" : "the loss as a percentage",
    isGain ? "求利润率" : "求亏损率",
  ),
  steps: [
    line("more", "minus", isGain ? "n" : "k", isGain ? "k" : "n", "how many prices they differ by", "相差的个数"),
    line("answer", "outOf100", "more", "k", "that as a percentage of the cost", "占进价的百分比"),
  ],
  answer: { name: "answer", percent: true },
  fits: ({ n, k, answer }) => same(times(k, isGain ? sum(hundred, answer) : less(hundred, answer)), times(n, hundred)),
  doubled: ["n", "k"],
});

/** So many are bought and sold again, at so much each. */
const many: LineKind = {
  tells: ["buysMany", "sellsMany", "askGainOfAll"],
  numbers: [["c", "p"], "n"],
  problem: problemOf(
    [
      ["n", "how many", "数量"],
      ["c", "cost of each", "每个进价"],
      ["p", "selling price of each", "每个售价"],
    ],
    "the profit on all",
    "求一共盈利多少",
  ),
  steps: [
    line("each", "minus", "p", "c", "the profit on each", "每个的利润"),
    line("answer", "times", "each", "n", "the profit on all", "一共的利润"),
  ],
  answer: { name: "answer", unit: "c" },
  fits: ({ n, c, p, answer }) => same(sum(times(n, c), answer), times(n, p)),
  doubled: ["c", "p"],
};

/** What is spent on a thing before it is sold belongs to its cost. */
const spentKinds: LineKind[] = sides.flatMap((side) =>
  [side.askPercent, side.askAmount].map((ask): LineKind => {
    const isPercent = ask === side.askPercent;
    return {
      tells: ["cost", "spent", "sale", ask],
      numbers: [["c", "e", "p"]],
      problem: problemOf(
        [costTold, ["e", "spent on it", "另外花费"], saleTold],
        isPercent ? `the ${side.en} as a percentage` : `the ${side.en}`,
        isPercent ? (side.isGain ? "求利润率" : "求亏损率") : `求${side.ch}`,
      ),
      steps: [
        line("all", "plus", "c", "e", "the whole cost", "全部成本"),
        between(side, "all", "p", isPercent ? "part" : "answer"),
        ...(isPercent ? [rateStep("part", "all", side)] : []),
      ],
      answer: isPercent ? { name: "answer", percent: true } : { name: "answer", unit: "c" },
      fits: ({ c, e, p, answer }) => {
        if (isPercent) return isApart(side.isGain, sum(c, e), p, answer);
        return same(sum(c, e), side.isGain ? less(p, answer) : sum(p, answer));
      },
      doubled: ["c", "e", "p"],
    };
  }),
);

/** Marked above its cost, and sold at a part of that. */
const raisedKinds: LineKind[] = [
  ...sides.map(
    (side): LineKind => ({
      tells: ["cost", "up", "kept", side.askAmount],
      numbers: [["c"], "u", "o"],
      problem: problemOf([costTold, raisedTold, keptTold], `the ${side.en}`, `求${side.ch}`),
      steps: [
        line("more", "percentOf", "c", "u", "how much the marked price is above the cost", "标价比进价高多少"),
        line("high", "plus", "c", "more", "the marked price", "标价"),
        line("sold", "percentOf", "high", "o", "the selling price", "售价"),
        between(side, "c", "sold", "answer"),
      ],
      answer: { name: "answer", unit: "c" },
      fits: ({ c, u, o, answer }) =>
        same(
          times(side.isGain ? sum(c, answer) : less(c, answer), times(hundred, hundred)),
          times(c, times(sum(hundred, u), o)),
        ),
      doubled: ["c"],
    }),
  ),
  {
    tells: ["kept", "gain", "atMarked", "askGainPercent"],
    numbers: ["o", "r"],
    problem: problemOf(
      [keptTold, ["r", "profit", "获利", percent]],
      "the profit in percent at the marked price",
      "求按标价出售的利润率",
    ),
    steps: [
      line("share", "plus", "100", "r", "what percent of the cost the lower price is", "打折后的售价是进价的百分之几"),
      line(
        "one",
        "over",
        "share",
        "o",
        "what percent of the cost 1% of the marked price is",
        "标价的 1% 是进价的百分之几",
      ),
      line("high", "times", "one", "100", "what percent of the cost the marked price is", "标价是进价的百分之几"),
      line("answer", "minus", "high", "100", "the profit in percent", "利润率"),
    ],
    answer: { name: "answer", percent: true },
    fits: ({ o, r, answer }) => same(times(sum(hundred, answer), o), times(hundred, sum(hundred, r))),
    doubled: [],
  },
  {
    tells: ["cost", "marked", "atLeast", "askLeastTenths"],
    numbers: [["c", "m"], "r"],
    problem: problemOf(
      [costTold, ["m", "marked price", "标价"], ["r", "profit at least", "利润率不低于", percent]],
      "the fewest tenths of the marked price",
      "求最低打几折",
    ),
    steps: [
      line("part", "percentOf", "c", "r", "the least profit", "最少的利润"),
      line("sold", "plus", "c", "part", "the lowest price", "最低的售价"),
      line("ten", "times", "sold", "10", "ten times the lowest price", "最低售价的 10 倍"),
      line("answer", "over", "ten", "m", "how many tenths of the marked price that is", "相当于标价的几折"),
    ],
    answer: { name: "answer" },
    fits: ({ c, m, r, answer }) => isApart(true, c, over(times(m, answer), count(10)), r),
    doubled: ["c", "m"],
  },
];

/** Several things, or several prices. */
export const otherGainKinds: LineKind[] = [
  pairOf("askPairLoss"),
  pairOf("askPairDeficit"),
  pairOf("askPairGain"),
  asMany(true),
  asMany(false),
  many,
  ...spentKinds,
  ...raisedKinds,
];
