import { withoutBoth } from "../../../stories/both-of-them.ts";
import type { Fact } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { count, defineStories, less, over, same, sum } from "../../../stories/reckoned.ts";
import { thingIn } from "../../../stories/things.ts";
import { sharedWorkFrames } from "./frames.ts";

const shares = [
  line("ofA", "over", "1", "a", "what the first does in one unit of time", "第一个单位时间完成的"),
  line("ofB", "over", "1", "b", "what the second does in one unit of time", "第二个单位时间完成的"),
];
const bothShares = line(
  "both",
  "plus",
  "ofA",
  "ofB",
  "what they do together in one unit of time",
  "合作单位时间完成的",
);
const kind = (ask: string[], rest: Pick<LineKind, "steps" | "fits" | "numbers"> & Partial<LineKind>): LineKind => ({
  tells: ["one", "two", ...ask],
  problem: ({ a, b }) => ({
    en: `one alone takes $${a}$, the other $${b}$; together`,
    ch: `单独做分别要 $${a}$ 和 $${b}$，合作`,
  }),
  answer: { name: "answer", unit: "a" },
  doubled: ["a", "b"],
  ...rest,
});
const one = count(1);

/** Two do one job together. */
export const sharedWork = defineStories({
  name: "shared-work",
  words: lineWords,
  everyReading: true,
  prepared: withoutBoth,
  about: "together|same time|at once|合|一起|同时|齐开|共同",
  frames: sharedWorkFrames,
  arrange: (facts, story) => (otherwise.test(story) ? null : asWork(facts, story)),
  kinds: [
    kind(["askTogether"], {
      numbers: [["a", "b"]],
      steps: [...shares, bothShares, line("answer", "over", "1", "both", "the time together", "合作的时间")],
      fits: ({ a, b, answer }) => same(sum(over(answer, a), over(answer, b)), one),
    }),
    {
      ...kind(["askTogether"], {
        numbers: [["a", "out"]],
        steps: [
          line("ofA", "over", "1", "a", "what flows in in one unit of time", "单位时间注入的"),
          line("ofB", "over", "1", "out", "what flows out in one unit of time", "单位时间放出的"),
          line("both", "minus", "ofA", "ofB", "what stays in one unit of time", "单位时间净增的"),
          line("answer", "over", "1", "both", "the time to fill it", "注满的时间"),
        ],
        fits: ({ a, out, answer }) => same(less(over(answer, a), over(answer, out)), one),
        problem: ({ a, out }) => ({
          en: `$${a}$ to fill, $${out}$ to empty; both open`,
          ch: `注满要 $${a}$，放完要 $${out}$，同时开`,
        }),
        doubled: ["a", "out"],
      }),
      tells: ["one", "empties", "askTogether"],
    },
    ...(["askRest", "askDone"] as const).map((ask) =>
      kind(["during", ask], {
        numbers: [["a", "b", "t"]],
        steps: [
          ...shares,
          bothShares,
          line(
            ask === "askRest" ? "done" : "answer",
            "times",
            "both",
            "t",
            "what they do in that time",
            "这段时间完成的",
          ),
          ...(ask === "askRest" ? [line("answer", "minus", "1", "done", "what is left", "剩下的")] : []),
        ],
        answer: { name: "answer" },
        fits: ({ a, b, t, answer }) => {
          const done = sum(over(t, a), over(t, b));
          return ask === "askRest" ? same(sum(done, answer), one) : same(done, answer);
        },
        doubled: ["a", "b", "t"],
      }),
    ),
  ],
});

/** Someone stops, or comes later, or a pipe lets the water out: another story. */
const otherwise =
  /(?<![a-z])(?:drain\w*|leak\w*|then|stops?|leaves?|left|later|alone\?|first|faster|slower|than|half|twice|before|joins?|rest)(?![a-z])|离开|休息|先|晚|停|余下的|剩下的|比|倍|每/;

function asWork(facts: Fact[], story: string): Fact[] | null {
  const fillsAndEmpties =
    /(?<![a-z])fills?(?![a-z])/.test(story) && /(?<![a-z])(?:empt\w+|drain\w*)(?![a-z])/.test(story);
  const jobs = new Set(facts.flatMap(({ words: { job } }) => (job ? [thingIn(job)] : [])));
  if (fillsAndEmpties || jobs.size > 1) return null;
  const cue = /together|same time|at once|合|一起|同时|齐开|共同/.test(story);
  const rest = facts
    .filter(({ says }) => says !== "together")
    .map((fact) => ({ ...fact, words: {}, units: fact.numbers.t ? {} : fact.units }));
  return cue ? rest : null;
}
