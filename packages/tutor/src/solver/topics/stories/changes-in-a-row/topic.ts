import type { Fact } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { count, defineStories, less, over, same, sum, times } from "../../../stories/reckoned.ts";
import { changesFrames } from "./frames.ts";

type Move = "up" | "down";
type Maybe = Parameters<typeof same>[0];
type Asked = "part" | "more" | "less";

const hundred = count(100);
const both: Move[] = ["up", "down"];
const rows: Move[][] = both.flatMap((one) =>
  both.flatMap((two) => [[one, two], ...both.map((three) => [one, two, three])]),
);
const nameOf = (at: number) => `p${at + 1}`;
const namesOf = (moves: Move[]) => moves.map((_, at) => nameOf(at));

/** Each percentage is of what the one before has left. */
const stepsOf = (moves: Move[]): LineKind["steps"] =>
  moves.flatMap((move, at) => {
    const becomes = line(
      `to${at}`,
      move === "up" ? "plus" : "minus",
      "100",
      nameOf(at),
      "the percentage that it becomes",
      "变成百分之几",
    );
    return at === 0
      ? [becomes]
      : [
          becomes,
          line(
            `all${at}`,
            "percentOf",
            at === 1 ? "to0" : `all${at - 1}`,
            `to${at}`,
            "the percentage of the original number",
            "是原数的百分之几",
          ),
        ];
  });

const shown = (moves: Move[], numbers: Record<string, string>) => ({
  en: moves
    .map((move, at) => `${move === "up" ? "increased" : "decreased"} by $${numbers[nameOf(at)]}\\%$`)
    .join(", then "),
  ch: moves.map((move, at) => `${move === "up" ? "增加" : "减少"} $${numbers[nameOf(at)]}\\%$`).join("，再"),
});
const wanted: Record<Asked, { en: string; ch: string }> = {
  part: { en: "what percentage of it is left", ch: "是原数的百分之几" },
  more: { en: "by how many percent it is more", ch: "比原数多百分之几" },
  less: { en: "by how many percent it is less", ch: "比原数少百分之几" },
};

const kinds = rows.flatMap((moves) =>
  (["part", "more", "less"] as const).map((asked): LineKind => {
    const last = `all${moves.length - 1}`;
    const gap = asked === "more" ? [last, "100"] : ["100", last];
    return {
      tells: [moves.join(""), asked],
      numbers: namesOf(moves),
      problem: (numbers) => ({
        en: `a number is ${shown(moves, numbers).en}: ${wanted[asked].en}`,
        ch: `一个数${shown(moves, numbers).ch}，求${wanted[asked].ch}`,
      }),
      steps: [
        ...stepsOf(moves),
        ...(asked === "part"
          ? []
          : [line("gap", "minus", gap[0] ?? "", gap[1] ?? "", "the change in percent", "变化的百分数")]),
      ],
      answer: { name: asked === "part" ? last : "gap", percent: true },
      // A number of 5000 is changed by its own parts.
      fits: (numbers) => {
        const start = count(5000);
        const end = moves.reduce<Maybe>((now, move, at) => {
          const change = over(times(now, numbers[nameOf(at)]), hundred);
          return move === "up" ? sum(now, change) : less(now, change);
        }, start);
        const found = numbers[asked === "part" ? last : "gap"];
        const own = asked === "part" ? end : asked === "more" ? less(end, start) : less(start, end);
        return same(over(times(own, hundred), start), found) && !!found && found.num > 0n;
      },
      doubled: [],
    };
  }),
);

/** What takes a number back to what it was before one change. */
const backKinds = both.map((move): LineKind => {
  const [to, from] = move === "up" ? ["all", "100"] : ["100", "all"];
  return {
    tells: [move, move === "up" ? "backdown" : "backup"],
    numbers: ["p1"],
    problem: (numbers) => ({
      en: `a number is ${shown([move], numbers).en}: by how many percent it must be ${move === "up" ? "decreased" : "increased"} to be what it was`,
      ch: `一个数${shown([move], numbers).ch}，求再${move === "up" ? "减少" : "增加"}百分之几恢复原数`,
    }),
    steps: [
      line("all", move === "up" ? "plus" : "minus", "100", "p1", "the percentage that it becomes", "变成百分之几"),
      line("gap", "minus", to ?? "", from ?? "", "how far it is from what it was", "与原数相差"),
      line("answer", "outOf100", "gap", "all", "what percentage of the new number that is", "是新数的百分之几"),
    ],
    answer: { name: "answer", percent: true },
    fits: ({ p1, answer }) => {
      const start = count(5000);
      const change = over(times(start, p1), hundred);
      const now = move === "up" ? sum(start, change) : less(start, change);
      const back = over(times(now, answer), hundred);
      return same(move === "up" ? less(now, back) : sum(now, back), start) && !!answer && answer.num > 0n;
    },
    doubled: [],
  };
});

/** A number that grows and shrinks by percentages: what is left of it, in percent. */
export const changesInARow = defineStories({
  name: "changes-in-a-row",
  words: lineWords,
  about: "%|percent",
  everyReading: true,
  frames: changesFrames,
  arrange,
  kinds: [...kinds, ...backKinds],
});

function arrange(facts: Fact[]): Fact[] | null {
  const moves = facts.filter(({ says }) => says === "up" || says === "down");
  const [ask, ...more] = facts.filter(({ says }) => says.startsWith("ask"));
  // What is asked stands at the end.
  if (!ask || more.length > 0 || facts.at(-1) !== ask || moves.length + 1 !== facts.length) return null;
  const numbers: Fact["numbers"] = {};
  for (const [at, { numbers: own }] of moves.entries()) if (own.p) numbers[nameOf(at)] = own.p;
  return [
    { says: moves.map(({ says }) => says).join(""), numbers, words: {}, units: {} },
    { says: ask.says.slice(3).toLowerCase(), numbers: {}, words: {}, units: {} },
  ];
}
