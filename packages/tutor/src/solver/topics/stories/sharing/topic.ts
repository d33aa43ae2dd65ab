import type { Fact } from "../../../stories/frames.ts";
import { apart, defineStories, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import { sharingFrames } from "./frames.ts";
import words from "./words.json" with { type: "json" };

type Kind = StoryKind<keyof typeof words.en>;
type End = "left" | "short" | "exact";

/** What is left over of the things when each of the people gets so many; less than nothing where they are short. */
type Maybe = ReturnType<typeof sum> | undefined;
const ends: Record<End, (all: Maybe, rest: Maybe) => ReturnType<typeof sum>> = {
  left: (all, rest) => sum(all, rest),
  short: (all, rest) => less(all, rest),
  exact: (all) => all ?? null,
};

/** Things are shared in two ways: what each one gets, and what is then left over or missing. */
const kind = (first: End, second: End, wanted: "people" | "things"): Kind => ({
  tells: [`first ${first}`, `second ${second}`, wanted === "people" ? "askPeople" : "askThings"],
  numbers: ["a", ...(first === "exact" ? [] : ["b"]), "c", ...(second === "exact" ? [] : ["d"])],
  problem: ({ a, c }) => ({
    en: `things shared at $${a}$ each and at $${c}$ each: how many ${wanted === "people" ? "share them" : "there are"}`,
    ch: `每份 $${a}$ 和每份 $${c}$ 两种分法，求${wanted === "people" ? "人数" : "总数"}`,
  }),
  steps: [
    ["gap", "gap", ({ a, c }) => less(c, a)],
    [
      "spread",
      "spread",
      ({ b, d }) => {
        if (first === second) return apart(b, d);
        return b && d ? sum(b, d) : (b ?? d);
      },
    ],
    ["people", "people", ({ spread, gap }) => over(spread, gap)],
    ...(wanted === "things"
      ? ([["things", "things", ({ a, b, people }) => ends[first](times(a, people), b)]] as Kind["steps"])
      : []),
  ],
  answer: { name: wanted },
  whole: ["people", wanted],
  fits: ({ a, b, c, d, people, things }) => {
    const many = people ?? over(first === "left" ? less(things, b) : first === "short" ? sum(things, b) : things, a);
    return same(ends[first](times(a, many), b), ends[second](times(c, many), d));
  },
  doubled: ["b", "d"],
});

const all: End[] = ["left", "short", "exact"];

/** Shared in two ways, with something left over or missing: how many share, and how much. */
export const sharing = defineStories({
  name: "sharing",
  words,
  about: "each|every|per|apiece|每",
  frames: sharingFrames,
  arrange,
  kinds: all.flatMap((first) =>
    all
      .filter((second) => second !== "exact" || first !== "exact")
      .flatMap((second) => [kind(first, second, "people"), kind(first, second, "things")]),
  ),
});

/** The way with the smaller share comes first. */
function arrange(facts: Fact[], story: string): Fact[] | null {
  // Who asks for both asks for more than one of them.
  if ((story.match(/几(?=[个颗块本支张人名位粒])|多少|\bhow many\b/gi) ?? []).length > 1) return null;
  // How many teachers there are is another question.
  const asked = facts.flatMap(({ words: { asked } }) => (asked ? [asked.replace(/(?:ies|es|s)$/, "")] : []));
  if (asked.some((thing) => story.split(thing).length < 3)) return null;
  const ways = facts.filter(({ says }) => all.some((end) => end === says));
  const [one, other, ...more] = ways;
  if (!one?.numbers.a || !other?.numbers.a || more.length > 0) return null;
  const [first, second] = one.numbers.a.value.num < other.numbers.a.value.num ? [one, other] : [other, one];
  const { a, b } = second.numbers;
  return [
    ...facts.filter((fact) => !ways.includes(fact)),
    { ...first, says: `first ${first.says}` },
    { ...second, says: `second ${second.says}`, numbers: { ...(a && { c: a }), ...(b && { d: b }) } },
  ];
}
