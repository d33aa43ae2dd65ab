import type { Frames } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { count, defineStories, less, over, same, sum, times } from "../../../stories/reckoned.ts";

const square = "((一|1)个|这个|某)?(实心|空心)?(方阵|方队|正方形方阵)";
const frames: Frames = {
  side: [
    `(${square})?(中)?,?(的)?(最外层|最外面一层|最外圈|外层)(的)?每(边|条边)(都)?(有|站|是|摆)?(了)?<n>(人|名同学|名学生|盆花|棵|枚|个)?`,
    "(a|the) (solid )?square( formation| array)? of (soldiers|students|dancers|people|players|trees|counters|coins) has <n> (soldiers|students|dancers|people|players|trees|counters|coins)? ?(in|on|along) (each|every) (row|side|edge)",
  ],
  ask: [
    "(最外层|最外面一层|最外圈|外层|这一层)(一?共)?(有)?(多少|几)(人|名同学|名学生|盆花|棵|枚|个)",
    "how many( of them| soldiers| students| dancers| people| players| trees| counters| coins)? (are|stand) (on|in|along) the (outer|outside|outermost) (edge|layer|ring|boundary)",
  ],
  edge: [`(${square})?,?(的)?(最外层|最外面一层|最外圈|外层)(一?共)?有?<e>(人|名同学|名学生|盆花|棵|枚|个)`],
  askAll: ["(这个|整个)?(实心)?(方阵|方队)(一?共)?(有)?(多少|几)(人|名同学|名学生|盆花|棵|枚|个)"],
};

const kinds: LineKind[] = [
  {
    tells: ["side", "ask"],
    numbers: ["n"],
    problem: ({ n }) => ({
      en: `the edge of a square with $${n}$ on each side`,
      ch: `方阵最外层每边 $${n}$ 个，最外层共几个`,
    }),
    steps: [
      line("less", "minus", "n", "1", "how many each side has without one corner", "每边去掉一个角上的"),
      line("answer", "times", "4", "less", "how many the edge has", "最外层的总数"),
    ],
    answer: { name: "answer" },
    // All of the square but those within.
    fits: ({ n, answer }) => same(sum(answer, times(less(n, count(2)), less(n, count(2)))), times(n, n)),
    doubled: ["n"],
    whole: ["n"],
  },
  {
    tells: ["edge", "askAll"],
    numbers: ["e"],
    problem: ({ e }) => ({ en: `a full square with $${e}$ on its edge`, ch: `实心方阵最外层共 $${e}$ 个，求总数` }),
    steps: [
      line("part", "over", "e", "4", "a quarter of the edge", "最外层的四分之一"),
      line("side", "plus", "part", "1", "how many each side has", "每边的个数"),
      line("answer", "times", "side", "side", "how many there are", "总数"),
    ],
    answer: { name: "answer" },
    fits: ({ e, answer }) => {
      const side = sum(over(e, count(4)), count(1));
      return same(less(answer, times(less(side, count(2)), less(side, count(2)))), e);
    },
    doubled: ["e"],
    whole: ["e", "side"],
  },
];

/** The edge of a square of people or things. */
export const edgesOfSquares = defineStories({
  name: "edges-of-squares",
  words: lineWords,
  about: "方阵|方队|square",
  frames,
  everyReading: true,
  arrange: (facts, story) =>
    facts.some(({ says }) => says === "askAll") && /空心|中空|hollow/.test(story) ? null : facts,
  kinds,
});
