import { q } from "@dripstone/checker/mathematics";
import type { Fact } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { apart, defineStories, less, over, same, sum, times } from "../../../stories/reckoned.ts";
import { hasShare, thingIn } from "../../../stories/things.ts";
import { comparingFrames } from "./frames.ts";

const difference = line("answer", "minus", "big", "small", "the difference", "相差多少");
const both = (known: string) => line("answer", "plus", known, "other", "what they have together", "一共多少");

type Told = "more" | "fewer" | "times";
const toOther: Record<Told, LineKind["steps"][number]> = {
  more: line("other", "plus", "a", "d", "what the other one has", "另一个的数量"),
  fewer: line("other", "minus", "a", "e", "what the other one has", "另一个的数量"),
  times: line("other", "times", "a", "t", "what the other one has", "另一个的数量"),
};
const back: Record<Told, LineKind["steps"][number]> = {
  more: line("other", "minus", "a", "d", "what the other one has", "另一个的数量"),
  fewer: line("other", "plus", "a", "e", "what the other one has", "另一个的数量"),
  times: line("other", "over", "a", "t", "what the other one has", "另一个的数量"),
};
const names: Record<Told, string> = { more: "d", fewer: "e", times: "t" };
const ways: Record<Told, { en: string; ch: string }> = {
  more: { en: "more", ch: "多" },
  fewer: { en: "fewer", ch: "少" },
  times: { en: "times as many", ch: "倍" },
};

/** `a` is known, and how the other one compares with it (or it with the other one, which is then found by going back). */
function related(told: Told, goesBack: boolean, ask: "askTotal" | "askOther" | "askMore"): LineKind {
  const name = names[told];
  const first = (goesBack ? back : toOther)[told];
  const says = `${told}${goesBack ? "Back" : ""}`;
  const last =
    ask === "askTotal"
      ? [both("a")]
      : ask === "askMore"
        ? [line("answer", "minus", goesBack ? "a" : "other", goesBack ? "other" : "a", "the difference", "相差多少")]
        : [];
  const answer = ask === "askOther" ? "other" : "answer";
  return {
    tells: [says, ask],
    numbers: [told === "times" ? ["a"] : ["a", name], ...(told === "times" ? [name] : [])],
    problem: (shown) => ({
      en: `one has $${shown.a}$, ${goesBack ? "that is" : "the other one has"} $${shown[name]}$ ${ways[told].en}`,
      ch: `一个是 $${shown.a}$，${goesBack ? "它比另一个" : "另一个比它"} $${shown[name]}$ ${ways[told].ch}`,
    }),
    steps: [first, ...last],
    answer: { name: answer, unit: "a" },
    fits: ({ a, answer: found, other: rest, ...numbers }) => {
      const other = ask === "askOther" ? rest : ask === "askTotal" ? less(found, a) : null;
      if (ask === "askMore") return told === "times" && fitsMore(a, numbers.t, found, goesBack);
      const [big, small] = goesBack ? [a, other] : [other, a];
      if (told === "times") return same(over(big, small), numbers.t);
      return told === "more" ? same(less(big, small), numbers.d) : same(less(small, big), numbers.e);
    },
    doubled: told === "times" ? ["a"] : ["a", name],
  };
}

type Maybe = Parameters<typeof same>[0];
const fitsMore = (a: Maybe, t: Maybe, found: Maybe, goesBack: boolean) => {
  const other = goesBack ? less(a, found) : sum(a, found);
  return goesBack ? same(times(other, t), a) : same(over(other, a), t);
};

const togetherKind: LineKind = {
  tells: ["known", "askTotal"],
  numbers: [["a", "other"]],
  problem: ({ a, other }) => ({ en: `$${a}$ and $${other}$ together`, ch: `$${a}$ 与 $${other}$ 一共多少` }),
  steps: [both("a")],
  answer: { name: "answer", unit: "a" },
  fits: ({ a, other, answer }) => same(less(answer, a), other),
  doubled: ["a", "other"],
};

const apartKind: LineKind = {
  tells: ["apart", "askMore"],
  numbers: [["big", "small"]],
  problem: ({ big, small }) => ({
    en: `how much more $${big}$ is than $${small}$`,
    ch: `$${big}$ 比 $${small}$ 多多少`,
  }),
  steps: [difference],
  answer: { name: "answer", unit: "big" },
  fits: ({ big, small, answer }) => same(sum(small, answer), big) && same(apart(big, small), answer),
  doubled: ["big", "small"],
};

const relations: Told[] = ["more", "fewer", "times"];

/** Two people's things: how many more one has, what the other has, or how many they have together. */
export const comparing = defineStories({
  name: "comparing",
  words: lineWords,
  everyReading: true,
  about: "more|fewer|less|older|younger|taller|shorter|longer|heavier|together|in all|both|total|times|比|共|倍|合",
  frames: comparingFrames,
  arrange: compared,
  kinds: [
    togetherKind,
    apartKind,
    ...relations.flatMap((told) =>
      [false, true].flatMap((goesBack) => [
        related(told, goesBack, "askOther"),
        related(told, goesBack, "askTotal"),
        ...(told === "times" ? [related(told, goesBack, "askMore")] : []),
      ]),
    ),
  ],
});

const relationOf: Record<string, Told> = {
  moreThan: "more",
  itsMore: "more",
  fewerThan: "fewer",
  itsFewer: "fewer",
  timesAs: "times",
  itsTimes: "times",
};

/** Who has what, and who is asked for: the names have to be those of the story. */
function compared(facts: Fact[], story: string): Fact[] | null {
  const asks = facts.filter(({ says }) => says.startsWith("ask"));
  const [ask] = asks;
  if (!ask || asks.length !== 1 || otherwise.test(story) || !isOfOneThing(facts) || hasShare(facts)) return null;
  const told = facts.filter((fact) => fact !== ask);
  const [one, next, ...more] = told;
  if (!one || more.length > 0) return null;
  const unit = ask.units;
  if (!next) return one.says === "both" ? known(one.numbers, one.words, ask) : null;
  const relation = relationOf[next.says] ?? relationOf[one.says];
  const first = told.find(({ says }) => says === "first");
  if (!relation)
    return first && next.says === "second"
      ? known({ ...one.numbers, ...next.numbers }, { ...one.words, ...next.words }, ask)
      : null;
  const compare = next === first ? one : next;
  if (!first?.numbers.a || compare.says.startsWith("its") !== (next === compare && !compare.words.b)) return null;
  const holder = nameIn(first.words.a);
  const [b, a2] = [compare.words.b ? nameIn(compare.words.b) : holder, nameIn(compare.words.a2)];
  if (b === a2 || (b !== holder && a2 !== holder)) return null;
  const goesBack = b === holder;
  const other = goesBack ? a2 : b;
  const [p, r] = [ask.words.p, ask.words.r].map((word) => (word ? nameIn(word) : null));
  if (ask.says === "askOther" && p !== other) return null;
  if (ask.says === "askMore" && (p !== b || r !== a2)) return null;
  return [
    {
      says: `${relation}${goesBack ? "Back" : ""}`,
      numbers: { ...first.numbers, ...relationIn(compare) },
      words: {},
      units: {},
    },
    { says: ask.says, numbers: {}, words: {}, units: unit },
  ];
}

const two = { value: q.rational(2n), unit: null, pi: false };

function relationIn({ numbers: { d, e, t }, words: { twice } }: Fact): Fact["numbers"] {
  const times = t ?? (twice ? two : undefined);
  return { ...(d && { d }), ...(e && { e }), ...(times && { t: times }) };
}

function known(numbers: Fact["numbers"], words: Record<string, string>, ask: Fact): Fact[] | null {
  const { a, b } = numbers;
  const [one, other] = [nameIn(words.a), nameIn(words.b)];
  if (!a || !b || one === other) return null;
  if (ask.says === "askTotal")
    return [
      { says: "known", numbers: { a, other: b }, words: {}, units: {} },
      { ...ask, words: {} },
    ];
  const [p, r] = [ask.words.p, ask.words.r].map((word) => (word ? nameIn(word) : null));
  if (ask.says !== "askMore" || !p || !r || ![p, r].every((name) => name === one || name === other) || p === r)
    return null;
  const ordered = a.value.num * b.value.den >= b.value.num * a.value.den ? [a, b] : [b, a];
  const [big, small] = ordered;
  return big && small
    ? [
        { says: "apart", numbers: { big, small }, words: {}, units: {} },
        { ...ask, words: {} },
      ]
    : null;
}

const nameIn = (word: string | undefined) => (word ?? "").replace(/'s$/, "").replace(/^(?:the|his|her|my) /, "");

/** What happens later is another story. */
const otherwise =
  /(?<![a-z])(?:gave|gives?|lost|ate|spent|left|ago|later|then|after|before|each|every|half|percent|average|will|years? from)(?![a-z])|给|又|后|前|每|平均|剩|还|吃|用去|卖掉/;

function isOfOneThing(facts: Fact[]): boolean {
  const things = facts.flatMap(({ words: { x, x2, x3 } }) =>
    [x, x2, x3].flatMap((word) => (word ? [thingIn(word)] : [])),
  );
  return new Set(things).size <= 1;
}
