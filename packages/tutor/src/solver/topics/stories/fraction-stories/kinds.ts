import { count, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import type words from "./words.json";

type Kind = StoryKind<keyof typeof words.en>;

const one = count(1);

export const fractionKinds: Kind[] = [
  {
    tells: ["partOf"],
    numbers: ["f", ["w"]],
    problem: ({ f, w }) => ({ en: `$${f}$ of $${w}$`, ch: `$${w}$ 的 $${f}$ 是多少` }),
    steps: [["part", "part", ({ f, w }) => times(f, w)]],
    answer: { name: "part", unit: "w" },
    fits: ({ f, w, part }) => same(over(part, w), f),
    doubled: ["w"],
  },
  {
    tells: ["number", "askNumber?"],
    numbers: ["f", "part"],
    problem: ({ f, part }) => ({
      en: `the number of which $${f}$ is $${part}$`,
      ch: `一个数的 $${f}$ 是 $${part}$，求这个数`,
    }),
    steps: [["whole", "answer", ({ f, part }) => over(part, f)]],
    answer: { name: "answer" },
    fits: ({ f, part, answer }) => same(times(answer, f), part),
    doubled: ["part"],
  },
  {
    tells: ["used", "leftIs", "askWhole"],
    numbers: ["f", ["part"]],
    problem: ({ f, part }) => ({
      en: `the whole, if $${f}$ of it is gone and $${part}$ is left`,
      ch: `去掉 $${f}$ 后还剩 $${part}$，求全部`,
    }),
    steps: [
      ["rest", "rest", ({ f }) => less(one, f)],
      ["wholeOfRest", "answer", ({ part, rest }) => over(part, rest)],
    ],
    answer: { name: "answer", unit: "part" },
    fits: ({ f, part, answer }) => same(less(answer, times(answer, f)), part),
    doubled: ["part"],
  },
  {
    tells: ["goneBoth", "askAll"],
    numbers: ["f", ["part"]],
    problem: ({ f, part }) => ({
      en: `the whole of which $${f}$ is $${part}$`,
      ch: `全部的 $${f}$ 是 $${part}$，求全部`,
    }),
    steps: [["whole", "answer", ({ f, part }) => over(part, f)]],
    answer: { name: "answer", unit: "part" },
    fits: ({ f, part, answer }) => same(times(answer, f), part),
    doubled: ["part"],
  },
  {
    tells: ["whole", "used", "left"],
    numbers: [["w"], "f"],
    problem: ({ f, w }) => ({
      en: `what is left of $${w}$ after $${f}$ of it is gone`,
      ch: `$${w}$ 用去 $${f}$，还剩多少`,
    }),
    steps: [
      ["rest", "rest", ({ f }) => less(one, f)],
      ["partLeft", "answer", ({ rest, w }) => times(rest, w)],
    ],
    answer: { name: "answer", unit: "w" },
    fits: ({ f, w, answer }) => same(sum(answer, times(w, f)), w),
    doubled: ["w"],
  },
  {
    tells: ["whole", "used", "usedAmount"],
    numbers: [["w"], "f"],
    problem: ({ f, w }) => ({ en: `$${f}$ of $${w}$`, ch: `$${w}$ 的 $${f}$ 是多少` }),
    steps: [["part", "part", ({ f, w }) => times(f, w)]],
    answer: { name: "part", unit: "w" },
    fits: ({ f, w, part }) => same(over(part, w), f),
    doubled: ["w"],
  },
  {
    tells: ["whole", "both", "left"],
    numbers: [["w"], "f", "g"],
    problem: ({ w, f, g }) => ({
      en: `what is left of $${w}$ when $${f}$ and $${g}$ of it are gone`,
      ch: `$${w}$ 去掉它的 $${f}$ 和 $${g}$ 后还剩多少`,
    }),
    steps: [
      ["gone", "gone", ({ f, g }) => sum(f, g)],
      ["restOfBoth", "rest", ({ gone }) => less(one, gone)],
      ["partLeft", "answer", ({ rest, w }) => times(rest, w)],
    ],
    answer: { name: "answer", unit: "w" },
    fits: ({ w, f, g, answer }) => same(less(less(w, times(w, f)), times(w, g)), answer),
    doubled: ["w"],
  },
  {
    tells: ["both", "left|leftShare"],
    numbers: ["f", "g"],
    problem: ({ f, g }) => ({
      en: `what is left of the whole after $${f}$ and $${g}$ of it are gone`,
      ch: `用去 $${f}$ 和 $${g}$，还剩几分之几`,
    }),
    steps: [
      ["gone", "gone", ({ f, g }) => sum(f, g)],
      ["remains", "answer", ({ gone }) => less(one, gone)],
    ],
    answer: { name: "answer" },
    fits: ({ f, g, answer }) => same(sum(f, g, answer), one),
    doubled: [],
  },
];
