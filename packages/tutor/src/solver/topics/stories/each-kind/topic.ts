import { q } from "@dripstone/checker/mathematics";
import type { Fact } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { apart, defineStories, less, same, sum, times } from "../../../stories/reckoned.ts";
import { eachKindFrames } from "./frames.ts";

const suppose = [
  line("supposed", "times", "n", "y", "the total, if all were of the second kind", "假设全是第二种时的总数"),
  line("off", "minus", "t", "supposed", "how far that is off", "与实际相差多少"),
  line("step", "minus", "x", "y", "what one exchange changes", "换一个相差多少"),
  line("ones", "over", "off", "step", "how many there are of the first kind", "第一种的数量"),
];
const others = line("others", "minus", "n", "ones", "how many there are of the second kind", "第二种的数量");

const lost = [
  line("supposed", "times", "n", "x", "the points, if all were right", "假设全对时的得分"),
  line("off", "minus", "supposed", "t", "how far that is off", "与实际相差多少"),
  line("step", "plus", "x", "y", "what one wrong answer costs", "错一题少得多少"),
  line("others", "over", "off", "step", "how many are wrong", "错题的数量"),
  line("ones", "minus", "n", "others", "how many are right", "对题的数量"),
];

const kinds = (["ones", "others", "both"] as const).flatMap((asked): LineKind[] =>
  (["two", "lost"] as const).map((says) => ({
    tells: [says, asked],
    numbers: ["n", "t", "x", "y"],
    problem: ({ n, t, x, y }) => ({
      en: `$${n}$ of two kinds that count $${x}$ and $${says === "lost" ? "-" : ""}${y}$ each, and make $${t}$`,
      ch: `两种共 $${n}$ 个，每个分别是 $${x}$ 和 $${says === "lost" ? "-" : ""}${y}$，合计 $${t}$`,
    }),
    steps: says === "lost" ? lost : [...suppose, others],
    answer: { name: asked === "others" ? "others" : "ones" },
    ...(asked === "both" && {
      each: [
        { name: "ones", en: "the first kind", ch: "第一种" },
        { name: "others", en: "the second kind", ch: "第二种" },
      ],
    }),
    fits: ({ n, t, x, y, ones, others: rest }) => {
      const first = ones ?? less(n, rest);
      const second = less(n, first);
      const made = says === "lost" ? less(times(first, x), times(second, y)) : sum(times(first, x), times(second, y));
      return (
        same(made, t) && !!first && !!second && q.isInteger(first) && second.num > 0n && !same(apart(x, y), q.ZERO)
      );
    },
    doubled: ["n", "t"],
    whole: ["n", "ones", "others"],
  })),
);

/** Boats of two sizes, right and wrong answers: how many of each kind. */
export const eachKind = defineStories({
  name: "each-kind",
  words: lineWords,
  everyReading: true,
  about: "每|对|有",
  frames: eachKindFrames,
  arrange: (facts, story) => (/老师带|剩|余|比|倍|平均|没有坐|多出/.test(story) ? null : twoKinds(facts)),
  kinds,
});

/** The larger one first, so that nothing is below 0; money is counted in one unit. */
function twoKinds(facts: Fact[]): Fact[] | null {
  const count = (says: string) => facts.filter((fact) => fact.says === says).length;
  const all = Object.assign({}, ...facts.map(({ numbers }) => numbers)) as Fact["numbers"];
  const { one, two, w, r } = Object.assign({}, ...facts.map(({ words }) => words)) as Record<string, string>;
  const asks = facts.filter(({ says }) => says.startsWith("ask"));
  const isLost = count("right") === 1 && count("wrong") === 1;
  const y = isLost ? all.y0 : all.y;
  const { n, t, x } = all;
  if (!n || !t || !x || !y || asks.length !== 1 || facts.length !== 5 || n.unit) return null;
  if (x.unit?.key !== y.unit?.key || (x.unit && x.unit.key !== t.unit?.key) || (!x.unit && t.unit)) return null;
  if (!isLost && (count("one") !== 1 || count("two") !== 1 || !one || !two || one === two)) return null;
  const plain = (quantity: typeof n) => ({ ...quantity, unit: null });
  const isFirst = isLost ? r && !/错/.test(r) : w === one;
  if (!isFirst && !(isLost ? r : w === two) && asks[0]?.says !== "askBoth") return null;
  const swap = !isLost && q.compare(x.value, y.value) < 0;
  if (asks[0]?.says === "askBoth" && swap) return null;
  const asked = asks[0]?.says === "askBoth" ? "both" : isFirst !== swap ? "ones" : "others";
  const [big, small] = swap ? [y, x] : [x, y];
  return [
    {
      says: isLost ? "lost" : "two",
      numbers: { n: plain(n), t: plain(t), x: plain(big), y: plain(small) },
      words: {},
      units: {},
    },
    { says: asked, numbers: {}, words: {}, units: {} },
  ];
}
