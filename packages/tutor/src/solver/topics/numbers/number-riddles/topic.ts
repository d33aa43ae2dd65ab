import { count, defineStories, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import { riddleFrames } from "./frames.ts";
import words from "./words.json" with { type: "json" };

type Kind = StoryKind<keyof typeof words.en>;

/** `kx + a = c`, or `kx - a = c`, in words. */
const riddle = (isMore: boolean): Kind => ({
  tells: [isMore ? "more" : "fewer", "number?"],
  numbers: ["k", "a", "c"],
  problem: ({ k, a, c }) => ({
    en: `the number $x$ with $${k}x ${isMore ? "+" : "-"} ${a} = ${c}$`,
    ch: `一个数的 $${k}$ 倍${isMore ? "加" : "减"} $${a}$ 是 $${c}$，求这个数`,
  }),
  steps: [
    [isMore ? "undoMore" : "undoFewer", "product", ({ a, c }) => (isMore ? less(c, a) : sum(c, a))],
    ["divide", "answer", ({ product, k }) => over(product, k)],
  ],
  answer: { name: "answer" },
  fits: ({ k, a, c, answer }) => same(isMore ? sum(times(answer, k), a) : less(times(answer, k), a), c),
  doubled: ["a", "c"],
});

/** The number and `k` times the number make `c`. */
const both: Kind = {
  tells: ["both", "number?"],
  numbers: ["k", "c"],
  problem: ({ k, c }) => ({
    en: `the number $x$ with $x + ${k}x = ${c}$`,
    ch: `一个数加上它的 $${k}$ 倍是 $${c}$，求这个数`,
  }),
  steps: [
    ["partsTogether", "parts", ({ k }) => sum(k, count(1))],
    ["divideParts", "answer", ({ c, parts }) => over(c, parts)],
  ],
  answer: { name: "answer" },
  fits: ({ k, c, answer }) => same(sum(answer, times(answer, k)), c),
  doubled: ["c"],
};

const single = (isMore: boolean): Kind => ({
  tells: [isMore ? "justMore" : "justFewer", "number?"],
  numbers: ["a", "c"],
  problem: ({ a, c }) => ({
    en: `the number $x$ with $x ${isMore ? "+" : "-"} ${a} = ${c}$`,
    ch: `一个数${isMore ? "加" : "减"} $${a}$ 是 $${c}$，求这个数`,
  }),
  steps: [[isMore ? "undoAdding" : "undoTaking", "answer", ({ a, c }) => (isMore ? less(c, a) : sum(c, a))]],
  answer: { name: "answer" },
  fits: ({ a, c, answer }) => same(isMore ? sum(answer, a) : less(answer, a), c),
  doubled: ["a", "c"],
});

/** The number and `a` more are `k` times the number. */
const self: Kind = {
  tells: ["self", "number"],
  numbers: ["k", "a"],
  problem: ({ k, a }) => ({
    en: `the number $x$ with $x + ${a} = ${k}x$`,
    ch: `一个数加 $${a}$ 等于它的 $${k}$ 倍，求这个数`,
  }),
  steps: [
    ["moreParts", "parts", ({ k }) => less(k, count(1))],
    ["dividePart", "answer", ({ a, parts }) => over(a, parts)],
  ],
  answer: { name: "answer" },
  fits: ({ k, a, answer }) => same(sum(answer, a), times(answer, k)),
  doubled: ["a"],
};

/** A number from what becomes of it: multiplied, and something added or taken away. */
export const numberRiddles = defineStories({
  name: "number-riddles",
  words,
  about: "number|数|倍",
  frames: riddleFrames,
  kinds: [both, riddle(true), riddle(false), single(true), single(false), self],
});
