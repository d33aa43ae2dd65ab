import { count, defineStories, over, type StoryKind, same, times } from "../../../stories/reckoned.ts";
import { unitPriceFrames } from "./frames.ts";
import words from "./words.json" with { type: "json" };

type Kind = StoryKind<keyof typeof words.en>;

/** The price of one is told already. */
const idle: Kind["idle"] = ({ n }) => (same(n, count(1)) ? ["one"] : []);

/** What one costs, what so many cost, and how many one can buy. */
export const unitPrices = defineStories({
  name: "unit-prices",
  words,
  about: "cost|price|buy|sell|sold|paid|pay|spen[dt]|bought|多少|几|单价",
  frames: unitPriceFrames,
  kinds: [
    {
      tells: ["lot", "each"],
      numbers: [["n"], ["c"]],
      problem: ({ c, n }) => ({
        en: `the price of one, when $${n}$ cost $${c}$`,
        ch: `$${n}$ 份一共 $${c}$，求单价`,
      }),
      steps: [["each", "one", ({ n, c }) => over(c, n)]],
      answer: { name: "one", unit: "c" },
      per: "n",
      fits: ({ n, c, one }) => same(times(one, n), c),
      doubled: ["c"],
    },
    {
      tells: ["lot", "more"],
      numbers: [["n", "m"], ["c"]],
      problem: ({ c, m, n }) => ({
        en: `the price of $${m}$, when $${n}$ cost $${c}$`,
        ch: `$${n}$ 份一共 $${c}$，求 $${m}$ 份的价钱`,
      }),
      steps: [
        ["each", "one", ({ n, c }) => over(c, n)],
        ["many", "answer", ({ one, m }) => times(one, m)],
      ],
      idle,
      answer: { name: "answer", unit: "c" },
      per: "n",
      fits: ({ n, m, c, answer }) => same(times(answer, n), times(c, m)),
      doubled: ["c"],
    },
    {
      tells: ["lot", "afford"],
      numbers: [["n"], ["c", "d"]],
      problem: ({ c, d, n }) => ({
        en: `how many you can buy for $${d}$, when $${n}$ cost $${c}$`,
        ch: `$${n}$ 份一共 $${c}$，$${d}$ 可以买多少`,
      }),
      steps: [
        ["each", "one", ({ n, c }) => over(c, n)],
        ["affords", "answer", ({ one, d }) => over(d, one)],
      ],
      idle,
      answer: { name: "answer", unit: "n" },
      per: "n",
      fits: ({ n, c, d, answer }) => same(times(answer, c), times(d, n)),
      doubled: ["d"],
      whole: ["answer"],
    },
  ],
});
