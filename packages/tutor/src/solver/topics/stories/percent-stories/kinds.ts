import { count, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import type words from "./words.json";

type Kind = StoryKind<keyof typeof words.en>;

const hundred = count(100);

const down: Kind = {
  tells: ["price|tag", "off", "newPrice"],
  numbers: [["w"], "p"],
  problem: ({ w, p }) => ({ en: `$${w}$ decreased by $${p}\\%$`, ch: `$${w}$ 减少 $${p}\\%$` }),
  steps: [
    ["part", "part", ({ w, p }) => over(times(w, p), hundred)],
    ["takeOff", "answer", ({ w, part }) => less(w, part)],
  ],
  answer: { name: "answer", unit: "w" },
  fits: ({ w, p, answer }) => same(times(answer, hundred), times(w, less(hundred, p))),
  doubled: ["w"],
};

const up: Kind = {
  tells: ["price|tag", "up", "newPrice"],
  numbers: [["w"], "r"],
  problem: ({ w, r }) => ({ en: `$${w}$ increased by $${r}\\%$`, ch: `$${w}$ 增加 $${r}\\%$` }),
  steps: [
    ["partUp", "part", ({ w, r }) => over(times(w, r), hundred)],
    ["putOn", "answer", ({ w, part }) => sum(w, part)],
  ],
  answer: { name: "answer", unit: "w" },
  fits: ({ w, r, answer }) => same(times(answer, hundred), times(w, sum(hundred, r))),
  doubled: ["w"],
};

const upAndDown: Kind = {
  tells: ["price|tag", "up", "off", "newPrice"],
  numbers: [["w"], "p", "r"],
  problem: ({ w, p, r }) => ({
    en: `$${w}$ changed by an increase of $${r}\\%$ and a decrease of $${p}\\%$`,
    ch: `$${w}$ 增加 $${r}\\%$、减少 $${p}\\%$`,
  }),
  steps: [
    ["factorUp", "upTo", ({ r }) => over(sum(hundred, r), hundred)],
    ["factorDown", "downTo", ({ p }) => over(less(hundred, p), hundred)],
    ["bothFactors", "answer", ({ w, upTo, downTo }) => times(times(w, upTo), downTo)],
  ],
  answer: { name: "answer", unit: "w" },
  fits: ({ w, p, r, answer }) =>
    same(over(over(answer, over(less(hundred, p), hundred)), over(sum(hundred, r), hundred)), w),
  doubled: ["w"],
};

/** Less one percentage, and then more another. */
const offAndTax: Kind = {
  ...upAndDown,
  tells: ["price|tag", "off", "extra", "newPrice|total"],
};

/** What it was before it became more. */
const beforeRise: Kind = {
  tells: ["up", "sold|tag", "original"],
  numbers: [["w"], "r"],
  problem: ({ w, r }) => ({
    en: `what $${w}$ was before an increase of $${r}\\%$`,
    ch: `增加 $${r}\\%$ 后是 $${w}$，求原来是多少`,
  }),
  steps: [
    ["grown", "rest", ({ r }) => sum(hundred, r)],
    ["whole", "answer", ({ w, rest }) => over(times(w, hundred), rest)],
  ],
  answer: { name: "answer", unit: "w" },
  fits: ({ w, r, answer }) => same(sum(answer, over(times(answer, r), hundred)), w),
  doubled: ["w"],
};

const kept: Kind = {
  tells: ["price|tag", "kept", "newPrice"],
  numbers: [["w"], "k"],
  problem: ({ w, k }) => ({ en: `$${k}\\%$ of $${w}$`, ch: `原价 $${w}$，按 $${k}\\%$ 出售，求现价` }),
  steps: [["share", "answer", ({ w, k }) => over(times(w, k), hundred)]],
  answer: { name: "answer", unit: "w" },
  fits: ({ w, k, answer }) => same(over(answer, w), over(k, hundred)),
  doubled: ["w"],
};

const before: Kind = {
  tells: ["sold|tag", "off?", "original"],
  numbers: [["w"], "p"],
  problem: ({ w, p }) => ({
    en: `what $${w}$ was before a decrease of $${p}\\%$`,
    ch: `降低 $${p}\\%$ 后是 $${w}$，求原价`,
  }),
  steps: [
    ["left", "rest", ({ p }) => less(hundred, p)],
    ["whole", "answer", ({ w, rest }) => over(times(w, hundred), rest)],
  ],
  answer: { name: "answer", unit: "w" },
  fits: ({ w, p, answer }) => same(less(answer, over(times(answer, p), hundred)), w),
  doubled: ["w"],
};

const beforeKept: Kind = {
  tells: ["sold|tag", "kept?", "original"],
  numbers: [["w"], "k"],
  problem: ({ w, k }) => ({ en: `what $${w}$ is $${k}\\%$ of`, ch: `按 $${k}\\%$ 出售是 $${w}$，求原价` }),
  steps: [["wholeKept", "answer", ({ w, k }) => over(times(w, hundred), k)]],
  answer: { name: "answer", unit: "w" },
  fits: ({ w, k, answer }) => same(over(times(answer, k), hundred), w),
  doubled: ["w"],
};

const ofNumber: Kind = {
  tells: ["number", "askNumber?"],
  numbers: ["w", "p"],
  problem: ({ w, p }) => ({
    en: `the number of which $${p}\\%$ is $${w}$`,
    ch: `一个数的 $${p}\\%$ 是 $${w}$，求这个数`,
  }),
  steps: [["wholeNumber", "answer", ({ w, p }) => over(times(w, hundred), p)]],
  answer: { name: "answer" },
  fits: ({ w, p, answer }) => same(over(times(answer, p), hundred), w),
  doubled: ["w"],
};

const partOfGroup: Kind = {
  tells: ["group", "share", "askShare"],
  numbers: ["w", "p"],
  problem: ({ w, p }) => ({ en: `$${p}\\%$ of $${w}$`, ch: `$${w}$ 的 $${p}\\%$ 是多少` }),
  steps: [["partOf", "answer", ({ w, p }) => over(times(w, p), hundred)]],
  answer: { name: "answer" },
  fits: ({ w, p, answer }) => same(over(answer, w), over(p, hundred)),
  doubled: ["w"],
  whole: ["answer"],
};

const change = (isUp: boolean): Kind => ({
  tells: ["fromTo", isUp ? "rise" : "fall"],
  numbers: [["a", "b"]],
  problem: ({ a, b }) => ({
    en: `the percent change from $${a}$ to $${b}$`,
    ch: `从 $${a}$ 变到 $${b}$，变化了百分之几`,
  }),
  steps: [
    [isUp ? "gain" : "loss", "change", ({ a, b }) => (isUp ? less(b, a) : less(a, b))],
    ["compare", "answer", ({ a, change: by }) => over(times(by, hundred), a)],
  ],
  answer: { name: "answer", percent: true },
  fits: ({ a, b, answer }) => same(times(a, isUp ? sum(hundred, answer) : less(hundred, answer)), times(b, hundred)),
  doubled: ["a", "b"],
});

const interest: Kind = {
  tells: ["deposit?", "rate", "years", "interest"],
  numbers: [["w"], "p", "t"],
  problem: ({ w, p, t }) => ({
    en: `the simple interest on $${w}$ at $${p}\\%$ for $${t}$ years`,
    ch: `本金 $${w}$，年利率 $${p}\\%$，存 $${t}$ 年的利息`,
  }),
  steps: [
    ["yearly", "year", ({ w, p }) => over(times(w, p), hundred)],
    ["allYears", "answer", ({ year, t }) => times(year, t)],
  ],
  answer: { name: "answer", unit: "w" },
  fits: ({ w, p, t, answer }) => same(over(answer, w), over(times(p, t), hundred)),
  doubled: ["w"],
};

/** A percentage, and a story where it is told once more, as in 打八折. */
export const percentKinds: Kind[] = [
  down,
  up,
  { ...up, tells: ["price|tag", "extra", "total"] },
  upAndDown,
  offAndTax,
  beforeRise,
  kept,
  before,
  beforeKept,
  change(true),
  change(false),
  interest,
  ofNumber,
  partOfGroup,
];
