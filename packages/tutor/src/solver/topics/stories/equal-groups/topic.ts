import { q } from "@dripstone/checker/mathematics";
import type { Fact } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { defineStories, less, same, sum, times } from "../../../stories/reckoned.ts";
import { thingIn } from "../../../stories/things.ts";
import { equalGroupsFrames } from "./frames.ts";

const leftOver = line("over", "remainder", "n", "g", "what is left over", "余下的");
const full = line("answer", "whole", "n", "g", "how many are full", "最多几份");

const groups = (ask: string, rest: Pick<LineKind, "steps" | "answer" | "fits"> & Partial<LineKind>): LineKind => ({
  tells: ["groups", ask],
  numbers: ["n", "g"],
  problem: ({ n, g }) => ({ en: `$${n}$ in groups of $${g}$`, ch: `$${n}$ 个，每份 $${g}$ 个` }),
  doubled: ["g"],
  whole: ["n", "g"],
  ...rest,
});

/** So many in each box: how many boxes, how many are full, and what is left over. */
export const equalGroups = defineStories({
  name: "equal-groups",
  words: lineWords,
  everyReading: true,
  about: "how many|fewest|least|几|多少",
  frames: equalGroupsFrames,
  arrange: grouped,
  kinds: [
    groups("askUp", {
      steps: [line("answer", "roundUp", "n", "g", "how many are needed", "至少要几份")],
      answer: { name: "answer" },
      fits: ({ n, g, answer }) => isNotLess(times(answer, g), n) && !isNotLess(times(less(answer, q.ONE), g), n),
    }),
    groups("askFullAndLeft", {
      steps: [full, leftOver],
      answer: { name: "answer" },
      each: [
        { name: "answer", en: "each, or full", ch: "商" },
        { name: "over", en: "left over", ch: "余数" },
      ],
      fits: ({ n, g, answer, over }) => same(sum(times(answer, g), over), n) && !isNotLess(over, g),
    }),
    groups("askFull", {
      steps: [full],
      answer: { name: "answer" },
      fits: ({ n, g, answer }) => isNotLess(n, times(answer, g)) && !isNotLess(less(n, times(answer, g)), g),
    }),
    groups("askLeft", {
      steps: [line("answer", "remainder", "n", "g", "what is left over", "余下的")],
      answer: { name: "answer" },
      fits: ({ n, g, answer }) =>
        !isNotLess(answer, g) && q.isInteger(q.divide(less(n, answer) ?? q.ZERO, g ?? q.ONE) ?? q.ZERO),
    }),
  ],
});

function isNotLess(a: q.Rational | null | undefined, b: q.Rational | null | undefined): boolean {
  return !!a && !!b && q.compare(a, b) >= 0;
}

/** What is in a box is what is packed; a teacher who comes with the students needs a seat, too, and so does nobody here. */
function grouped(facts: Fact[], story: string): Fact[] | null {
  if (
    /老师带|teachers? and|老师和|and \d+ (?:teachers|adults|parents)|each (?:cost|week|day)|need(?:ed|s)? and how many [a-z]+ (?:are|will be) (?:left|empty)/.test(
      story,
    )
  )
    return null;
  const ask = facts.filter(({ says }) => says.startsWith("ask"));
  const { n, g, ...others } = Object.assign({}, ...facts.map(({ numbers }) => numbers)) as Fact["numbers"];
  if (!n || !g || Object.keys(others).length > 0 || ask.length !== 1 || !ask[0]) return null;
  if (facts.flatMap(({ numbers }) => Object.keys(numbers)).length !== 2 || n.unit || g.unit) return null;
  const shared = facts.some(({ says }) => says === "shared");
  const things = facts.flatMap(({ words: { x, y } }) =>
    shared ? [] : [x, y].flatMap((word) => (word ? [thingIn(word)] : [])),
  );
  if (new Set(things).size > 1) return null;
  return [
    { says: "groups", numbers: { n, g }, words: {}, units: {} },
    { ...ask[0], numbers: {}, words: {} },
  ];
}
