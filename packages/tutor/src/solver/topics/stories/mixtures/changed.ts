import { type LineKind, line } from "../../../stories/lines.ts";
import { count, less, over, same, sum, times } from "../../../stories/reckoned.ts";

const hundred = count(100);
const pureStep = (amount: string, rate: string, name = "pure") =>
  line(name, "percentOf", amount, rate, "how much of the substance there is", "溶质有多少");
const strength = (pure: string, all: string) => line("answer", "outOf100", pure, all, "the strength now", "现在的浓度");
const otherOf100 = (rate: string, name: string, en: string, ch: string) => line(name, "minus", "100", rate, en, ch);

/** What becomes of a solution when some of it goes, or something comes to it. */
export const changedKinds: LineKind[] = [
  {
    tells: ["needed pure", "target", "base?"],
    numbers: [["b"], "r", "t"],
    problem: ({ b, r, t }) => ({
      en: `how much pure substance to add to $${b}$ of a $${r}\\%$ mixture to get $${t}\\%$`,
      ch: `$${b}$ 份浓度 $${r}\\%$ 的溶液要加多少溶质，浓度才变为 $${t}\\%$`,
    }),
    // What is not the substance stays as it is.
    steps: [
      otherOf100("r", "rest", "what percent is not the substance at first", "原来溶剂占百分之几"),
      line("other", "percentOf", "b", "rest", "how much that is", "溶剂有多少"),
      otherOf100("t", "part", "what percent it is in the end", "后来溶剂占百分之几"),
      line("one", "over", "other", "part", "1% of the new mixture", "后来溶液的 1%"),
      line("all", "times", "one", "100", "the whole new mixture", "后来的溶液"),
      line("answer", "minus", "all", "b", "how much is added", "加了多少"),
    ],
    answer: { name: "answer", unit: "b" },
    fits: ({ b, r, t, answer }) => same(sum(times(b, r), times(answer, hundred)), times(sum(b, answer), t)),
    doubled: ["b"],
  },
  {
    tells: ["added pure", "strength", "base?"],
    numbers: [["b", "s"], "r"],
    problem: ({ b, r, s }) => ({
      en: `the strength of $${b}$ of a $${r}\\%$ solution after $${s}$ of the pure substance is added`,
      ch: `$${b}$ 份浓度 $${r}\\%$ 的溶液加 $${s}$ 份溶质后的浓度`,
    }),
    steps: [
      pureStep("b", "r", "had"),
      line("pure", "plus", "had", "s", "how much of the substance there is now", "现在溶质有多少"),
      line("all", "plus", "b", "s", "the whole solution now", "现在的溶液"),
      strength("pure", "all"),
    ],
    answer: { name: "answer", percent: true },
    fits: ({ b, r, s, answer }) => same(times(b, less(answer, r)), times(s, less(hundred, answer))),
    doubled: ["b", "s"],
  },
  {
    tells: ["water instead", "strength", "base?"],
    numbers: [["b", "x"], "r"],
    problem: ({ b, r, x }) => ({
      en: `the strength of $${b}$ of a $${r}\\%$ solution after $${x}$ of it is replaced with water`,
      ch: `$${b}$ 份浓度 $${r}\\%$ 的溶液倒出 $${x}$ 份、再加满水后的浓度`,
    }),
    steps: [
      line("kept", "minus", "b", "x", "how much of the solution stays", "剩下的溶液"),
      pureStep("kept", "r"),
      strength("pure", "b"),
    ],
    answer: { name: "answer", percent: true },
    fits: ({ b, r, x, answer }) => same(times(b, less(r, answer)), times(x, r)),
    doubled: ["b", "x"],
  },
  {
    tells: ["pure instead", "strength", "base?"],
    numbers: [["b", "x"], "r"],
    problem: ({ b, r, x }) => ({
      en: `the strength of $${b}$ of a $${r}\\%$ solution after $${x}$ of it is replaced with the pure substance`,
      ch: `$${b}$ 份浓度 $${r}\\%$ 的溶液中有 $${x}$ 份换成纯溶质后的浓度`,
    }),
    steps: [
      line("kept", "minus", "b", "x", "how much of the solution stays", "剩下的溶液"),
      pureStep("kept", "r", "had"),
      line("pure", "plus", "had", "x", "how much of the substance there is now", "现在溶质有多少"),
      strength("pure", "b"),
    ],
    answer: { name: "answer", percent: true },
    fits: ({ b, r, x, answer }) => same(times(b, less(answer, r)), times(x, less(hundred, r))),
    doubled: ["b", "x"],
  },
  {
    tells: ["poured", "added water", "strength", "base?"],
    numbers: [["b", "x", "w"], "r"],
    problem: ({ b, r, x, w }) => ({
      en: `the strength of $${b}$ of a $${r}\\%$ solution after $${x}$ is poured out and $${w}$ of water is added`,
      ch: `$${b}$ 份浓度 $${r}\\%$ 的溶液倒出 $${x}$ 份、再加 $${w}$ 份水后的浓度`,
    }),
    steps: [
      line("kept", "minus", "b", "x", "how much of the solution stays", "剩下的溶液"),
      pureStep("kept", "r"),
      line("all", "plus", "kept", "w", "the whole solution now", "现在的溶液"),
      strength("pure", "all"),
    ],
    answer: { name: "answer", percent: true },
    fits: ({ b, r, x, w, answer }) => same(times(less(b, x), less(r, answer)), times(w, answer)),
    doubled: ["b", "x", "w"],
  },
  {
    tells: ["boiled off", "strength", "base?"],
    numbers: [["b", "x"], "r"],
    problem: ({ b, r, x }) => ({
      en: `the strength of $${b}$ of a $${r}\\%$ solution after $${x}$ of water evaporates`,
      ch: `$${b}$ 份浓度 $${r}\\%$ 的溶液蒸发 $${x}$ 份水后的浓度`,
    }),
    steps: [
      pureStep("b", "r"),
      line("all", "minus", "b", "x", "the whole solution now", "现在的溶液"),
      strength("pure", "all"),
    ],
    answer: { name: "answer", percent: true },
    fits: ({ b, r, x, answer }) => same(times(b, less(answer, r)), times(x, answer)),
    doubled: ["b", "x"],
  },
  {
    tells: ["needed swap of pure", "target", "base?"],
    numbers: [["b"], "r", "t"],
    problem: ({ b, r, t }) => ({
      en: `how much of $${b}$ of a $${r}\\%$ solution to replace with the pure substance to get $${t}\\%$`,
      ch: `$${b}$ 份浓度 $${r}\\%$ 的溶液要把多少换成纯溶质，浓度才变为 $${t}\\%$`,
    }),
    steps: [
      pureStep("b", "r", "had"),
      pureStep("b", "t", "wanted"),
      line("more", "minus", "wanted", "had", "how much more of it there is in the end", "溶质多了多少"),
      otherOf100("r", "gain", "what percent of each part that is replaced is gained", "每换一份增加百分之几"),
      line("one", "over", "more", "gain", "1% of what is replaced", "换掉部分的 1%"),
      line("answer", "times", "one", "100", "how much is replaced", "换掉多少"),
    ],
    answer: { name: "answer", unit: "b" },
    fits: ({ b, r, t, answer }) => same(sum(times(less(b, answer), r), times(answer, hundred)), times(b, t)),
    doubled: ["b"],
  },
  {
    tells: ["needed swap of water", "target", "base?"],
    numbers: [["b"], "r", "t"],
    problem: ({ b, r, t }) => ({
      en: `how much of $${b}$ of a $${r}\\%$ solution to replace with water to get $${t}\\%$`,
      ch: `$${b}$ 份浓度 $${r}\\%$ 的溶液要把多少换成水，浓度才变为 $${t}\\%$`,
    }),
    steps: [
      pureStep("b", "t", "wanted"),
      line("one", "over", "wanted", "r", "1% of the solution that stays", "留下溶液的 1%"),
      line("kept", "times", "one", "100", "how much of the solution stays", "留下多少溶液"),
      line("answer", "minus", "b", "kept", "how much is replaced", "换掉多少"),
    ],
    answer: { name: "answer", unit: "b" },
    fits: ({ b, r, t, answer }) => same(times(less(b, answer), r), times(b, t)),
    doubled: ["b"],
  },
  {
    tells: ["strong only", "added water", "target", "ask base"],
    numbers: [["w"], "r", "t"],
    problem: ({ r, w, t }) => ({
      en: `how much of a $${r}\\%$ solution became $${t}\\%$ with $${w}$ of water`,
      ch: `浓度 $${r}\\%$ 的溶液加 $${w}$ 份水后浓度为 $${t}\\%$，求原来的溶液`,
    }),
    steps: [
      line("fell", "minus", "r", "t", "how many percentage points the strength fell", "浓度降低了几个百分点"),
      line("water", "times", "w", "t", "what the water takes, in hundredths", "加入的水分到的溶质（百分之几份）"),
      line("answer", "over", "water", "fell", "how much solution there was", "原来的溶液"),
    ],
    answer: { name: "answer", unit: "w" },
    fits: ({ r, w, t, answer }) => same(times(answer, r), times(sum(answer, w), t)),
    doubled: ["w"],
  },
  {
    tells: ["brew", "ask parts"],
    numbers: [["b"], "r"],
    problem: ({ b, r }) => ({
      en: `the substance and the water in $${b}$ of a $${r}\\%$ solution`,
      ch: `配制 $${b}$ 份浓度 $${r}\\%$ 的溶液，求溶质和水`,
    }),
    steps: [pureStep("b", "r"), line("water", "minus", "b", "pure", "how much water there is", "水有多少")],
    answer: { name: "water", unit: "b" },
    each: [
      { name: "pure", en: "substance", ch: "溶质" },
      { name: "water", en: "water", ch: "水" },
    ],
    fits: ({ b, r, pure, water }) => same(sum(pure, water), b) && same(over(pure, b), over(r, hundred)),
    doubled: ["b"],
  },
];
