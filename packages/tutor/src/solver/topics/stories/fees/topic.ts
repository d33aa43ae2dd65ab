import type { Fact, Frames } from "../../../stories/frames.ts";
import { count, defineStories, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import words from "./words.json" with { type: "json" };

const unit =
  "(hour|day|mile|week|month|kilometer|ride|game|visit|class|lesson|person|guest|minute|item|page|text|movie|topping|shirt|ticket|km)";
const each = `(for each|for every|per|a|an|each|every|/) ?(<per1:per>|(?<word_thing>${unit}))(?! fee)`;

const frames: Frames = {
  fee: [
    `<~> ?(charges?|costs?|fee is|pays?|is|charge)<~> ?<f><~>(,? plus|,? and( then)?( charges?| pays?)?( another)?|,) ?(an? )?(extra |additional |another )?<p>( more| extra)? ?${each}<~.>`,
    `<~> ?(charges?|costs?|pays?|is|charge)<~> ?<p> ?${each}<~>(,? plus|,? and)<~> ?<f><~.>`,
  ],
  total: [
    "(if )?<~> ?(bill|total|charge|cost|price) (was|is|came to|comes to|for <_:noun> was)<~> ?<t><~.>",
    "(if )?<~> ?(paid|pays|spent|spends|owed|was charged|is charged|charged)<~> ?<t><~.>",
    "(if )?(it|<~>) ?(costs?|cost) <~> ?<t>(?! ?(?:per|an?|each|for)(?![a-z]))<~.>",
  ],
  many: [`(for )?how many (<asked:unit>|(?<word_thing2>${unit}s))<~.>`, "(for )?how long<~.>"],
  cost: ["(how much|what)<~> ?<n>( (?<word_thing2>\\p{Ll}+))?<~.>"],
};

type Kind = StoryKind<keyof typeof words.en>;

const many = (isMeasured: boolean): Kind => ({
  tells: ["fee", "total", "many"],
  numbers: [["f", "p", "t"], ...(isMeasured ? [["one"]] : [])],
  problem: ({ f, p, t }) => ({
    en: `for how many $${f}$ and $${p}$ each make $${t}$`,
    ch: `固定 $${f}$，每份 $${p}$，一共 $${t}$，求份数`,
  }),
  steps: [
    ["rest", "rest", ({ t, f }) => less(t, f)],
    ["divide", "answer", ({ rest, p }) => over(rest, p)],
  ],
  answer: { name: "answer", ...(isMeasured ? { unit: "one" } : {}) },
  ...(isMeasured ? { per: "one" } : {}),
  fits: ({ f, p, t, answer }) => same(sum(f, times(p, answer)), t),
  doubled: ["f", "t"],
  ...(isMeasured ? {} : { whole: ["answer"] }),
});

const cost: Kind = {
  tells: ["fee", "cost"],
  numbers: [["f", "p"], ["n"]],
  problem: ({ f, p, n }) => ({
    en: `what $${n}$ cost at $${p}$ each and a fixed $${f}$`,
    ch: `固定 $${f}$，每份 $${p}$，$${n}$ 份一共多少`,
  }),
  steps: [
    ["multiply", "part", ({ n, p }) => times(n, p)],
    ["add", "answer", ({ part, f }) => sum(part, f)],
  ],
  answer: { name: "answer", unit: "f" },
  per: "n",
  fits: ({ f, p, n, answer }) => same(over(less(answer, f), p), n),
  doubled: ["n"],
};

/** A fixed fee and so much for each: for how many, or what it comes to. */
export const fees = defineStories({
  name: "fees",
  words,
  about: "charge|cost|fee|pay|paid|bill|price",
  frames,
  agrees: (facts) => {
    const [fee] = facts.filter(({ says }) => says === "fee");
    const [ask] = facts.filter(({ says }) => says === "many");
    const [per, asked] = [fee?.units.per1?.key, ask?.units.asked?.key];
    return (
      facts.every(({ numbers }) =>
        Object.entries(numbers).every(
          ([name, { unit: of }]) => name === "n" || name === "one" || of?.dimension === "money",
        ),
      ) &&
      (!ask || !per || !asked || per === asked)
    );
  },
  arrange: measured,
  kinds: [many(true), many(false), cost],
});

/** What is charged for by the hour is told in hours. */
function measured(facts: Fact[]): Fact[] {
  const hasAmount = facts.some(({ numbers }) => numbers.n !== undefined);
  return facts.map((fact) => {
    const unit = fact.says === "fee" ? fact.units.per1 : undefined;
    return unit && !hasAmount
      ? { ...fact, numbers: { ...fact.numbers, one: { value: count(1), unit, pi: false } } }
      : fact;
  });
}
