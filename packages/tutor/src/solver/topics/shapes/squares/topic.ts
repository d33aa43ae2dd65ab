import type { Fact } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { count, defineStories, same, times } from "../../../stories/reckoned.ts";
import { squaresFrames } from "./frames.ts";

const side = line("side", "over", "p", "4", "one side", "边长");
const fromArea = line("side", "root", "a", "a", "one side", "边长");

const [four, sixteen] = [count(4), count(16)];

const kinds: LineKind[] = [
  {
    tells: ["around", "askArea"],
    numbers: [["p"]],
    problem: ({ p }) => ({ en: `the area of a square with a perimeter of $${p}$`, ch: `周长是 $${p}$ 的正方形的面积` }),
    steps: [side, line("answer", "times", "side", "side", "the area", "面积")],
    answer: { name: "answer", unit: "p", squared: true },
    fits: ({ p, answer }) => same(times(answer, sixteen), times(p, p)),
    doubled: ["p"],
  },
  {
    tells: ["around", "askSide"],
    numbers: [["p"]],
    problem: ({ p }) => ({ en: `the side of a square with a perimeter of $${p}$`, ch: `周长是 $${p}$ 的正方形的边长` }),
    steps: [side],
    answer: { name: "side", unit: "p" },
    fits: ({ p, side: found }) => same(times(found, four), p),
    doubled: ["p"],
  },
  {
    tells: ["inside", "askAround"],
    numbers: [["a"]],
    problem: ({ a }) => ({
      en: `the perimeter of a square with an area of $${a}$`,
      ch: `面积是 $${a}$ 的正方形的周长`,
    }),
    steps: [fromArea, line("answer", "times", "4", "side", "the perimeter", "周长")],
    answer: { name: "answer" },
    fits: ({ a, answer }) => same(times(answer, answer), times(a, sixteen)),
    doubled: [],
  },
];

/** A square by the way around it. */
export const squares = defineStories({
  name: "squares",
  words: lineWords,
  everyReading: true,
  about: "square|正方形",
  frames: squaresFrames,
  arrange: (facts: Fact[], story) => (/增加|减少|长方形|rectang|triang|circle|圆|cut|剪/.test(story) ? null : facts),
  kinds,
});
