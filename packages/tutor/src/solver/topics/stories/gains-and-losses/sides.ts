import { type LineKind, line } from "../../../stories/lines.ts";
import { count, less, same, sum, times } from "../../../stories/reckoned.ts";

export const hundred = count(100);
export type Numbers = Parameters<LineKind["fits"]>[0];
export type Maybe = Parameters<typeof same>[0];
export type Steps = LineKind["steps"];

/** Two sides of one story: sold above the cost, or below it. */
export type Side = {
  isGain: boolean;
  rate: "r" | "l";
  told: string;
  amount: "g" | "x";
  toldAmount: string;
  askPercent: string;
  askAmount: string;
  en: string;
  ch: string;
};
export const sides: Side[] = [
  {
    isGain: true,
    rate: "r",
    told: "gain",
    amount: "g",
    toldAmount: "gained",
    askPercent: "askGainPercent",
    askAmount: "askGain",
    en: "profit",
    ch: "利润",
  },
  {
    isGain: false,
    rate: "l",
    told: "loss",
    amount: "x",
    toldAmount: "lost",
    askPercent: "askLossPercent",
    askAmount: "askLoss",
    en: "loss",
    ch: "亏损",
  },
];

/** The cost and the price by which it is checked that they are so many percent apart. */
export const isApart = (isGain: boolean, cost: Maybe, price: Maybe, rate: Maybe) =>
  same(times(price, hundred), times(cost, isGain ? sum(hundred, rate) : less(hundred, rate)));

/** What is known of a story, in words, and what is sought. */
export const problemOf =
  (told: [name: string, en: string, ch: string, sign?: string][], en: string, ch: string): LineKind["problem"] =>
  (shown) => {
    const number = (name: string, sign = "") => `$${shown[name] ?? ""}${sign}$`;
    return {
      en: `${en}: ${told.map(([name, what, , sign]) => `${what} ${number(name, sign)}`).join(", ")}`,
      ch: `${ch}：${told.map(([name, , what, sign]) => `${what} ${number(name, sign)}`).join("，")}`,
    };
  };
export const percent = "\\%";
export const costTold: [string, string, string] = ["c", "cost", "进价"];
export const saleTold: [string, string, string] = ["p", "selling price", "售价"];
export const markedTold: [string, string, string] = ["m", "marked price", "标价"];
export const keptTold: [string, string, string, string] = [
  "o",
  "sold at this percentage of it",
  "按标价的百分比出售",
  percent,
];
export const raisedTold: [string, string, string, string] = [
  "u",
  "marked this much above the cost",
  "比进价提高后标价",
  percent,
];

export const shareOf = ({ isGain, rate }: Side, name = "share") =>
  line(name, isGain ? "plus" : "minus", "100", rate, "what percent of the cost the price is", "售价是进价的百分之几");
/** From a price, what percent of the cost it is, back to the cost. */
export const back = (price: string, share: string, name: string): Steps => [
  line("one", "over", price, share, "1% of the cost", "进价的 1%"),
  line(name, "times", "one", "100", "the cost", "进价"),
];
export const between = (side: Side, cost: string, price: string, name: string) =>
  line(
    name,
    "minus",
    side.isGain ? price : cost,
    side.isGain ? cost : price,
    side.isGain ? "the profit" : "the loss",
    side.isGain ? "利润" : "亏损的钱",
  );
export const rateStep = (amount: string, cost: string, { isGain }: Side) =>
  line(
    "answer",
    "outOf100",
    amount,
    cost,
    isGain ? "the profit as a percentage of the cost" : "the loss as a percentage of the cost",
    isGain ? "利润率" : "亏损率",
  );
export const soldStep = line("sold", "percentOf", "m", "o", "the selling price", "售价");
