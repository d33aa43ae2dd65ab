import { defineStories, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import { mixedPriceFrames } from "./frames.ts";
import words from "./words.json" with { type: "json" };

const told = (tells: string[]): StoryKind<keyof typeof words.en> => ({
  tells,
  numbers: [
    ["a", "b"],
    ["p", "r"],
  ],
  problem: ({ a, b, p, r }) => ({
    en: `the price of a mixture of $${a}$ at $${p}$ each and $${b}$ at $${r}$ each`,
    ch: `$${a}$ 份单价 $${p}$ 的和 $${b}$ 份单价 $${r}$ 的混合后的单价`,
  }),
  steps: [
    ["costs", "cost", ({ a, b, p, r }) => sum(times(a, p), times(b, r))],
    ["amounts", "all", ({ a, b }) => sum(a, b)],
    ["price", "answer", ({ cost, all }) => over(cost, all)],
  ],
  answer: { name: "answer", unit: "p" },
  per: "a",
  // What the dearer kind loses, the cheaper one gains.
  fits: ({ a, b, p, r, answer }) => same(times(a, less(p, answer)), times(b, less(answer, r))),
  doubled: ["a", "b"],
});

/** Goods of two prices mixed: what the mixture costs. */
export const mixedPrices = defineStories({
  name: "mixed-prices",
  words,
  about: "mix|blend|混|什锦|combin",
  frames: mixedPriceFrames,
  kinds: [told(["two", "asked"]), told(["first", "second", "amounts", "asked"])],
});
