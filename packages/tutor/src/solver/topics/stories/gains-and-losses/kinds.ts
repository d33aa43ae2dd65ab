import { type LineKind, line } from "../../../stories/lines.ts";
import { count, less, over, same, sum, times } from "../../../stories/reckoned.ts";
import {
  back,
  between,
  costTold,
  hundred,
  isApart,
  keptTold,
  type Maybe,
  markedTold,
  type Numbers,
  percent,
  problemOf,
  raisedTold,
  rateStep,
  type Side,
  saleTold,
  shareOf,
  sides,
  soldStep,
} from "./sides.ts";

function kindsOf(side: Side): LineKind[] {
  const { isGain, rate, told, amount, toldAmount, askPercent, askAmount, en, ch } = side;
  const rateTold: [string, string, string, string] = [rate, en, isGain ? "利润率" : "亏损率", percent];
  const amountTold: [string, string, string] = [amount, en, ch];
  const byRate = (cost: (n: Numbers) => Maybe, price: (n: Numbers) => Maybe) => (n: Numbers) =>
    isApart(isGain, cost(n), price(n), n[rate]);
  const priceOf = (cost: Maybe, part: Maybe) => (isGain ? sum(cost, part) : less(cost, part));
  const apartStep = (cost: string, name: string) =>
    line("part", "percentOf", cost, name, isGain ? "the profit" : "the loss", isGain ? "利润" : "亏损的钱");
  const fitsRate = (cost: Maybe, price: Maybe, answer: Maybe) => isApart(isGain, cost, price, answer);
  const saleFrom = line("answer", isGain ? "plus" : "minus", "c", "part", "the selling price", "售价");
  return [
    {
      tells: ["cost", told, "askSale"],
      numbers: [["c"], rate],
      problem: problemOf([costTold, rateTold], "the selling price", "求售价"),
      steps: [apartStep("c", rate), saleFrom],
      answer: { name: "answer", unit: "c" },
      fits: byRate(
        ({ c }) => c,
        ({ answer }) => answer,
      ),
      doubled: ["c"],
    },
    {
      tells: ["cost", told, askAmount],
      numbers: [["c"], rate],
      problem: problemOf([costTold, rateTold], `the ${en}`, `求${ch}`),
      steps: [line("answer", "percentOf", "c", rate, `the ${en}`, ch)],
      answer: { name: "answer", unit: "c" },
      fits: (n) => isApart(isGain, n.c, priceOf(n.c, n.answer), n[rate]),
      doubled: ["c"],
    },
    {
      tells: ["sale", told, "askCost"],
      numbers: [["p"], rate],
      problem: problemOf([saleTold, rateTold], "the cost", "求进价"),
      steps: [shareOf(side), ...back("p", "share", "answer")],
      answer: { name: "answer", unit: "p" },
      fits: byRate(
        ({ answer }) => answer,
        ({ p }) => p,
      ),
      doubled: ["p"],
    },
    {
      tells: ["sale", told, askAmount],
      numbers: [["p"], rate],
      problem: problemOf([saleTold, rateTold], `the ${en}`, `求${ch}`),
      steps: [shareOf(side), ...back("p", "share", "cost"), between(side, "cost", "p", "answer")],
      answer: { name: "answer", unit: "p" },
      fits: (n) => isApart(isGain, isGain ? less(n.p, n.answer) : sum(n.p, n.answer), n.p, n[rate]),
      doubled: ["p"],
    },
    {
      tells: ["cost", "sale", askPercent],
      numbers: [["c", "p"]],
      problem: problemOf([costTold, saleTold], `the ${en} as a percentage`, `求${isGain ? "利润率" : "亏损率"}`),
      steps: [between(side, "c", "p", "part"), rateStep("part", "c", side)],
      answer: { name: "answer", percent: true },
      fits: ({ c, p, answer }) => fitsRate(c, p, answer),
      doubled: ["c", "p"],
    },
    {
      tells: ["cost", "sale", askAmount],
      numbers: [["c", "p"]],
      problem: problemOf([costTold, saleTold], `the ${en}`, `求${ch}`),
      steps: [between(side, "c", "p", "answer")],
      answer: { name: "answer", unit: "c" },
      fits: ({ c, p, answer }) => same(priceOf(c, answer), p),
      doubled: ["c", "p"],
    },
    {
      tells: ["cost", toldAmount, "askSale"],
      numbers: [["c", amount]],
      problem: problemOf([costTold, amountTold], "the selling price", "求售价"),
      steps: [line("answer", isGain ? "plus" : "minus", "c", amount, "the selling price", "售价")],
      answer: { name: "answer", unit: "c" },
      fits: (n) => same(isGain ? less(n.answer, n.c) : less(n.c, n.answer), n[amount]),
      doubled: ["c", amount],
    },
    {
      tells: ["sale", toldAmount, "askCost"],
      numbers: [["p", amount]],
      problem: problemOf([saleTold, amountTold], "the cost", "求进价"),
      steps: [line("answer", isGain ? "minus" : "plus", "p", amount, "the cost", "进价")],
      answer: { name: "answer", unit: "p" },
      fits: (n) => same(priceOf(n.answer, n[amount]), n.p),
      doubled: ["p", amount],
    },
    {
      tells: ["cost", toldAmount, askPercent],
      numbers: [["c", amount]],
      problem: problemOf([costTold, amountTold], `the ${en} as a percentage`, `求${isGain ? "利润率" : "亏损率"}`),
      steps: [rateStep(amount, "c", side)],
      answer: { name: "answer", percent: true },
      fits: (n) => fitsRate(n.c, priceOf(n.c, n[amount]), n.answer),
      doubled: ["c", amount],
    },
    {
      tells: ["sale", toldAmount, askPercent],
      numbers: [["p", amount]],
      problem: problemOf([saleTold, amountTold], `the ${en} as a percentage`, `求${isGain ? "利润率" : "亏损率"}`),
      steps: [line("cost", isGain ? "minus" : "plus", "p", amount, "the cost", "进价"), rateStep(amount, "cost", side)],
      answer: { name: "answer", percent: true },
      fits: (n) => fitsRate(isGain ? less(n.p, n[amount]) : sum(n.p, n[amount]), n.p, n.answer),
      doubled: ["p", amount],
    },
    ...["askCost", "askSale"].map((ask): LineKind => {
      const isCost = ask === "askCost";
      const found = isCost ? "answer" : "cost";
      return {
        tells: [told, toldAmount, ask],
        numbers: [[amount], rate],
        problem: problemOf(
          [amountTold, rateTold],
          isCost ? "the cost" : "the selling price",
          isCost ? "求进价" : "求售价",
        ),
        steps: [
          ...back(amount, rate, found),
          ...(isCost ? [] : [line("answer", isGain ? "plus" : "minus", "cost", amount, "the selling price", "售价")]),
        ],
        answer: { name: "answer", unit: amount },
        fits: (n) => {
          const cost = isCost ? n.answer : isGain ? less(n.answer, n[amount]) : sum(n.answer, n[amount]);
          return same(times(cost, n[rate]), times(n[amount], hundred));
        },
        doubled: [amount],
      };
    }),
    {
      tells: ["sale", told, "askNew"],
      numbers: [["p"], rate, "t"],
      problem: problemOf(
        [saleTold, rateTold, ["t", "wanted profit", "想获利", percent]],
        "the new selling price",
        "求新的售价",
      ),
      steps: [
        shareOf(side),
        ...back("p", "share", "cost"),
        line("more", "percentOf", "cost", "t", "the profit that is wanted", "想得到的利润"),
        line("answer", "plus", "cost", "more", "the new selling price", "新的售价"),
      ],
      answer: { name: "answer", unit: "p" },
      fits: (n) =>
        same(times(n.answer, isGain ? sum(hundred, n[rate]) : less(hundred, n[rate])), times(n.p, sum(hundred, n.t))),
      doubled: ["p"],
    },
    ...markedKinds(side, rateTold, amountTold),
  ];
}

/** A marked price, of which only so many percent are asked. */
function markedKinds(side: Side, rateTold: string[], amountTold: string[]): LineKind[] {
  const { isGain, rate, told, amount, toldAmount, askPercent, askAmount, en, ch } = side;
  const rated = rateTold as [string, string, string, string];
  const counted = amountTold as [string, string, string];
  const rateName = isGain ? "利润率" : "亏损率";
  return [
    {
      tells: ["marked", "kept", told, "askCost"],
      numbers: [["m"], "o", rate],
      problem: problemOf([markedTold, keptTold, rated], "the cost", "求进价"),
      steps: [soldStep, shareOf(side), ...back("sold", "share", "answer")],
      answer: { name: "answer", unit: "m" },
      fits: (n) => isApart(isGain, n.answer, over(times(n.m, n.o), hundred), n[rate]),
      doubled: ["m"],
    },
    {
      tells: ["marked", "kept", toldAmount, "askCost"],
      numbers: [["m", amount], "o"],
      problem: problemOf([markedTold, keptTold, counted], "the cost", "求进价"),
      steps: [soldStep, line("answer", isGain ? "minus" : "plus", "sold", amount, "the cost", "进价")],
      answer: { name: "answer", unit: "m" },
      fits: (n) => same(times(isGain ? sum(n.answer, n[amount]) : less(n.answer, n[amount]), hundred), times(n.m, n.o)),
      doubled: ["m", amount],
    },
    {
      tells: ["cost", "kept", told, "askMarked"],
      numbers: [["c"], "o", rate],
      problem: problemOf([costTold, keptTold, rated], "the marked price", "求标价"),
      steps: [
        line("part", "percentOf", "c", rate, `the ${en}`, ch),
        line("sold", isGain ? "plus" : "minus", "c", "part", "the selling price", "售价"),
        line("one", "over", "sold", "o", "1% of the marked price", "标价的 1%"),
        line("answer", "times", "one", "100", "the marked price", "标价"),
      ],
      answer: { name: "answer", unit: "c" },
      fits: (n) => isApart(isGain, n.c, over(times(n.answer, n.o), hundred), n[rate]),
      doubled: ["c"],
    },
    ...[askPercent, askAmount].map((ask): LineKind => {
      const isPercent = ask === askPercent;
      return {
        tells: ["cost", "marked", "kept", ask],
        numbers: [["c", "m"], "o"],
        problem: problemOf(
          [costTold, markedTold, keptTold],
          isPercent ? `the ${en} as a percentage` : `the ${en}`,
          isPercent ? `求${rateName}` : `求${ch}`,
        ),
        steps: [
          soldStep,
          between(side, "c", "sold", isPercent ? "part" : "answer"),
          ...(isPercent ? [rateStep("part", "c", side)] : []),
        ],
        answer: isPercent ? { name: "answer", percent: true } : { name: "answer", unit: "c" },
        fits: (n) => {
          const sold = over(times(n.m, n.o), hundred);
          if (isPercent) return isApart(isGain, n.c, sold, n.answer);
          return same(isGain ? sum(n.c, n.answer) : less(n.c, n.answer), sold);
        },
        doubled: ["c", "m"],
      };
    }),
    ...["", "c"].map(
      (cost): LineKind => ({
        tells: ["up", "kept", askPercent, ...(cost ? ["cost"] : [])],
        numbers: cost ? [["c"], "u", "o"] : ["u", "o"],
        problem: problemOf([raisedTold, keptTold], `the ${en} as a percentage`, `求${rateName}`),
        steps: [
          line("high", "plus", "100", "u", "what percent of the cost the marked price is", "标价是进价的百分之几"),
          line(
            "low",
            "percentOf",
            "high",
            "o",
            "what percent of the cost the selling price is",
            "售价是进价的百分之几",
          ),
          line("answer", "minus", isGain ? "low" : "100", isGain ? "100" : "low", `the ${en} in percent`, rateName),
        ],
        answer: { name: "answer", percent: true },
        fits: (n) =>
          same(
            times(isGain ? sum(hundred, n.answer) : less(hundred, n.answer), hundred),
            times(sum(hundred, n.u), n.o),
          ),
        doubled: [],
      }),
    ),
    {
      tells: ["up", "kept", toldAmount, "askCost"],
      numbers: [[amount], "u", "o"],
      problem: problemOf([raisedTold, keptTold, counted], "the cost", "求进价"),
      steps: [
        line("high", "plus", "100", "u", "what percent of the cost the marked price is", "标价是进价的百分之几"),
        line("low", "percentOf", "high", "o", "what percent of the cost the selling price is", "售价是进价的百分之几"),
        line("share", "minus", isGain ? "low" : "100", isGain ? "100" : "low", `the ${en} in percent`, rateName),
        ...back(amount, "share", "answer"),
      ],
      answer: { name: "answer", unit: amount },
      fits: (n) => {
        const sold = over(times(times(n.answer, sum(hundred, n.u)), n.o), times(hundred, hundred));
        return same(isGain ? less(sold, n.answer) : less(n.answer, sold), n[amount]);
      },
      doubled: [amount],
    },
    {
      tells: ["cost", "marked", told, "askTenths"],
      numbers: [["c", "m"], rate],
      problem: problemOf([costTold, markedTold, rated], "how many tenths of the marked price", "求打几折"),
      steps: [
        line("part", "percentOf", "c", rate, `the ${en}`, ch),
        line("sold", isGain ? "plus" : "minus", "c", "part", "the selling price", "售价"),
        line("ten", "times", "sold", "10", "ten times the selling price", "售价的 10 倍"),
        line("answer", "over", "ten", "m", "how many tenths of the marked price that is", "相当于标价的几折"),
      ],
      answer: { name: "answer" },
      fits: (n) => isApart(isGain, n.c, over(times(n.m, n.answer), count(10)), n[rate]),
      doubled: ["c", "m"],
    },
  ];
}

/** One thing is sold above its cost, or below it. */
export const gainKinds: LineKind[] = sides.flatMap(kindsOf);
