import { apart, count, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import type words from "./words.json";

const hundred = count(100);

export const mixtureKinds: StoryKind<keyof typeof words.en>[] = [
  {
    tells: ["strength", "two"],
    numbers: [["a", "b"], "p", "r"],
    problem: ({ a, b, p, r }) => ({
      en: `the strength of $${a}$ parts of a $${p}\\%$ solution mixed with $${b}$ parts of a $${r}\\%$ solution`,
      ch: `$${a}$ 份浓度 $${p}\\%$ 的溶液和 $${b}$ 份浓度 $${r}\\%$ 的溶液混合后的浓度`,
    }),
    steps: [
      ["pureA", "pureA", ({ a, p }) => over(times(a, p), hundred)],
      ["pureB", "pureB", ({ b, r }) => over(times(b, r), hundred)],
      ["pureAll", "pure", ({ pureA, pureB }) => sum(pureA, pureB)],
      ["wholeAll", "all", ({ a, b }) => sum(a, b)],
      ["compare", "answer", ({ pure, all }) => over(times(pure, hundred), all)],
    ],
    answer: { name: "answer", percent: true },
    // The stronger one gives as much as the weaker one takes.
    fits: ({ a, b, p, r, answer }) => same(times(a, less(p, answer)), times(b, less(answer, r))),
    doubled: ["a", "b"],
  },
  {
    tells: ["need", "target", "base?"],
    numbers: ["p", ["b"], "r", "t"],
    problem: ({ b, p, r, t }) => ({
      en: `how much of a $${p}\\%$ solution to mix with $${b}$ of a $${r}\\%$ solution to get a $${t}\\%$ solution`,
      ch: `$${b}$ 份浓度 $${r}\\%$ 的溶液要加多少浓度 $${p}\\%$ 的溶液，才能得到浓度 $${t}\\%$ 的溶液`,
    }),
    steps: [
      ["gapKnown", "gap", ({ r, t }) => apart(r, t)],
      ["gapAdded", "reach", ({ p, t }) => apart(p, t)],
      ["balance", "answer", ({ b, gap, reach }) => over(times(b, gap), reach)],
    ],
    answer: { name: "answer", unit: "b" },
    fits: ({ b, p, r, t, answer }) => same(sum(times(answer, p), times(b, r)), times(sum(answer, b), t)),
    doubled: ["b"],
  },
  {
    tells: ["needed water", "target", "base?"],
    numbers: [["b"], "r", "t"],
    problem: ({ b, r, t }) => ({
      en: `how much water to add to $${b}$ of a $${r}\\%$ solution to get a $${t}\\%$ solution`,
      ch: `$${b}$ 份浓度 $${r}\\%$ 的溶液要加多少水，浓度才变为 $${t}\\%$`,
    }),
    steps: [
      ["pureKnown", "pure", ({ b, r }) => over(times(b, r), hundred)],
      ["newWhole", "all", ({ pure, t }) => over(times(pure, hundred), t)],
      ["addedWater", "answer", ({ all, b }) => less(all, b)],
    ],
    answer: { name: "answer", unit: "b" },
    fits: ({ b, r, t, answer }) => same(times(b, r), times(sum(b, answer), t)),
    doubled: ["b"],
  },
  {
    tells: ["boiled water", "target", "base?"],
    numbers: [["b"], "r", "t"],
    problem: ({ b, r, t }) => ({
      en: `how much water has to evaporate from $${b}$ of a $${r}\\%$ solution to leave a $${t}\\%$ solution`,
      ch: `$${b}$ 份浓度 $${r}\\%$ 的溶液要蒸发多少水，浓度才变为 $${t}\\%$`,
    }),
    steps: [
      ["pureKnown", "pure", ({ b, r }) => over(times(b, r), hundred)],
      ["newWhole", "all", ({ pure, t }) => over(times(pure, hundred), t)],
      ["lostWater", "answer", ({ all, b }) => less(b, all)],
    ],
    answer: { name: "answer", unit: "b" },
    fits: ({ b, r, t, answer }) => same(times(b, r), times(less(b, answer), t)),
    doubled: ["b"],
  },
  {
    tells: ["added water", "strength", "base?"],
    numbers: [["b", "w"], "r"],
    problem: ({ b, r, w }) => ({
      en: `the strength of $${b}$ of a $${r}\\%$ solution after $${w}$ of water is added`,
      ch: `$${b}$ 份浓度 $${r}\\%$ 的溶液加 $${w}$ 份水后的浓度`,
    }),
    steps: [
      ["pureKnown", "pure", ({ b, r }) => over(times(b, r), hundred)],
      ["withWater", "all", ({ b, w }) => sum(b, w)],
      ["compare", "answer", ({ pure, all }) => over(times(pure, hundred), all)],
    ],
    answer: { name: "answer", percent: true },
    fits: ({ b, r, w, answer }) => same(times(b, less(r, answer)), times(w, answer)),
    doubled: ["b", "w"],
  },
  {
    tells: ["dissolved", "strength"],
    numbers: [["s", "w"]],
    problem: ({ s, w }) => ({
      en: `the strength of a solution of $${s}$ in $${w}$ of water`,
      ch: `把 $${s}$ 份溶质放入 $${w}$ 份水中，求浓度`,
    }),
    steps: [
      ["withStuff", "all", ({ s, w }) => sum(s, w)],
      ["compareStuff", "answer", ({ s, all }) => over(times(s, hundred), all)],
    ],
    answer: { name: "answer", percent: true },
    fits: ({ s, w, answer }) => same(times(s, less(hundred, answer)), times(w, answer)),
    doubled: ["s", "w"],
  },
  {
    tells: ["pure part", "base?"],
    numbers: [["b"], "r"],
    problem: ({ b, r }) => ({
      en: `how much pure substance there is in $${b}$ of a $${r}\\%$ solution`,
      ch: `$${b}$ 份浓度 $${r}\\%$ 的溶液含多少溶质`,
    }),
    steps: [["pureKnown", "pure", ({ b, r }) => over(times(b, r), hundred)]],
    answer: { name: "pure", unit: "b" },
    fits: ({ b, r, pure }) => same(over(pure, b), over(r, hundred)),
    doubled: ["b"],
  },
];
