import type { Fact } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { count, defineStories, less, over, same, sum, times } from "../../../stories/reckoned.ts";
import { thingIn } from "../../../stories/things.ts";
import { partsOfAllFrames } from "./frames.ts";

const hundred = count(100);
const base = { doubled: ["w"] };

const ofPart: LineKind[] = [
  {
    ...base,
    tells: ["all", "share", "askPart"],
    numbers: [["w"], "f"],
    problem: ({ w, f }) => ({ en: `$${f}$ of $${w}$`, ch: `$${w}$ 的 $${f}$` }),
    steps: [line("answer", "times", "w", "f", "that part", "这一部分")],
    answer: { name: "answer", unit: "w" },
    fits: ({ w, f, answer }) => same(over(answer, w), f),
  },
  {
    ...base,
    tells: ["all", "share", "askOthers"],
    numbers: [["w"], "f"],
    problem: ({ w, f }) => ({ en: `what is not in $${f}$ of $${w}$`, ch: `$${w}$ 去掉它的 $${f}$` }),
    steps: [
      line("part", "times", "w", "f", "that part", "这一部分"),
      line("answer", "minus", "w", "part", "the others", "其余的"),
    ],
    answer: { name: "answer", unit: "w" },
    fits: ({ w, f, answer }) => same(sum(over(answer, w), f), over(w, w)),
  },
  {
    tells: ["share", "part", "askAll"],
    numbers: ["f", ["n"]],
    problem: ({ f, n }) => ({ en: `the whole, if $${f}$ of it is $${n}$`, ch: `全部的 $${f}$ 是 $${n}$，求全部` }),
    steps: [line("answer", "over", "n", "f", "the whole", "全部")],
    answer: { name: "answer", unit: "n" },
    fits: ({ f, n, answer }) => same(times(answer, f), n),
    doubled: ["n"],
  },
  ...(["askPercent", "askFraction"] as const).map(
    (ask): LineKind => ({
      tells: ["all", "part", ask],
      numbers: [["w", "n"]],
      problem: ({ w, n }) => ({ en: `$${n}$ as a part of $${w}$`, ch: `$${n}$ 占 $${w}$ 的多少` }),
      steps: [line("answer", ask === "askPercent" ? "outOf100" : "over", "n", "w", "its share", "所占的比")],
      answer: { name: "answer", ...(ask === "askPercent" && { percent: true }) },
      fits: ({ w, n, answer }) =>
        ask === "askPercent" ? same(over(times(answer, w), n), hundred) : same(times(answer, w), n),
      doubled: ["w", "n"],
    }),
  ),
];

/** A part of all, by its share or by its number. */
export const partsOfAll = defineStories({
  name: "parts-of-all",
  words: lineWords,
  everyReading: true,
  about: " of |full|占|percent",
  frames: partsOfAllFrames,
  arrange: (facts, story) => (otherwise.test(story) || !isOfOneThing(facts) || !isWhole(facts) ? null : told(facts)),
  kinds: ofPart,
});

const otherwise =
  /(?<![a-z])(?:more|fewer|less|then|later|gave|sold|lost|left|rest|remaining|another|twice|times|each|every|increase\w*|decrease\w*|after|before|discount|tax|tip|off)(?![a-z])|剩|余|又|再|后|比/;

/** A part of counted things is whole, and no more than all. */
function isWhole(facts: Fact[]): boolean {
  const all = Object.assign({}, ...facts.map(({ numbers }) => numbers)) as Fact["numbers"];
  const { w, n, f } = all;
  if (w && n && (less(w.value, n.value)?.num ?? 0n) < 0n) return false;
  if (f && f.value.num > f.value.den) return false;
  const found = f && w ? times(w.value, f.value) : f && n ? over(n.value, f.value) : null;
  return !found || found.den === 1n || !!(w ?? n)?.unit;
}

/** The things of the whole are those that are asked for, and the part is of the same kind where the whole is asked for. */
function isOfOneThing(facts: Fact[]): boolean {
  const words = Object.assign({}, ...facts.map((fact) => fact.words)) as Record<string, string>;
  const [asked, whole, part, which, sought] = [words.y, words.whole, words.t, words.pred, words.q].map((word) =>
    word ? thingIn(word) : null,
  );
  const all = words.w ? thingIn(words.w) : null;
  if (all && whole && all !== whole) return false;
  const says = new Set(facts.map((fact) => fact.says));
  if (says.has("askAll") && asked) return asked === whole && (!part || part === which);
  if (says.has("askPart") && sought) return sought === which || sought === whole;
  return true;
}

const told = (facts: Fact[]) => facts.map((fact) => ({ ...fact, words: {} }));
