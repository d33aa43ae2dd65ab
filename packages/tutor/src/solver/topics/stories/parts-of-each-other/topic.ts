import type { Fact } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { count, defineStories, less, over, same, sum, times } from "../../../stories/reckoned.ts";
import { partsFrames } from "./frames.ts";

type Told = "is" | "more" | "less" | "equal";
type Maybe = Parameters<typeof same>[0];
const [one, hundred] = [count(1), count(100)];

/** What the first is, if the second is 1. */
const firstOf: Record<Told, (p: Maybe, other?: Maybe) => ReturnType<typeof sum>> = {
  equal: (p, other) => over(other, p),
  is: (p) => p ?? null,
  more: (p) => sum(one, p),
  less: (p) => less(one, p),
};
const told: Record<Told, (p: string, other?: string) => { en: string; ch: string }> = {
  equal: (p, other) => ({
    en: `$${p}$ of the first number is $${other}$ of the second`,
    ch: `甲的 $${p}$ 等于乙的 $${other}$`,
  }),
  is: (p) => ({ en: `the first number is $${p}$ of the second`, ch: `甲是乙的 $${p}$` }),
  more: (p) => ({ en: `the first number is $${p}$ more than the second`, ch: `甲比乙多 $${p}$` }),
  less: (p) => ({ en: `the first number is $${p}$ less than the second`, ch: `甲比乙少 $${p}$` }),
};

const whole = (how: Told): LineKind["steps"] =>
  how === "equal"
    ? [line("first", "over", "q", "p", "the first, if the second is 1", "把乙看作 1 时的甲")]
    : how === "is"
      ? [line("first", "times", "p", "1", "the first, if the second is 1", "把乙看作 1 时的甲")]
      : [
          line(
            "first",
            how === "more" ? "plus" : "minus",
            "1",
            "p",
            "the first, if the second is 1",
            "把乙看作 1 时的甲",
          ),
        ];

type Asked = {
  name: string;
  en: string;
  ch: string;
  steps: LineKind["steps"];
  of: (first: Maybe) => ReturnType<typeof sum>;
};
const gap = (big: string, small: string) => line("gap", "minus", big, small, "how far apart they are", "两数的差");
const asked: Asked[] = [
  {
    name: "is second",
    en: "what part the second is of the first",
    ch: "乙是甲的几分之几",
    steps: [line("part", "over", "1", "first", "what part the second is of the first", "乙是甲的几分之几")],
    of: (first) => over(one, first),
  },
  {
    name: "is first",
    en: "what part the first is of the second",
    ch: "甲是乙的几分之几",
    steps: [line("part", "over", "first", "1", "what part the first is of the second", "甲是乙的几分之几")],
    of: (first) => first ?? null,
  },
  {
    name: "more second",
    en: "how much more the second is",
    ch: "乙比甲多几分之几",
    steps: [
      gap("1", "first"),
      line("part", "over", "gap", "first", "what part of the first that is", "是甲的几分之几"),
    ],
    of: (first) => less(over(one, first), one),
  },
  {
    name: "less second",
    en: "how much less the second is",
    ch: "乙比甲少几分之几",
    steps: [
      gap("first", "1"),
      line("part", "over", "gap", "first", "what part of the first that is", "是甲的几分之几"),
    ],
    of: (first) => less(one, over(one, first)),
  },
  {
    name: "more first",
    en: "how much more the first is",
    ch: "甲比乙多几分之几",
    steps: [gap("first", "1"), line("part", "over", "gap", "1", "what part of the second that is", "是乙的几分之几")],
    of: (first) => less(first, one),
  },
  {
    name: "less first",
    en: "how much less the first is",
    ch: "甲比乙少几分之几",
    steps: [gap("1", "first"), line("part", "over", "gap", "1", "what part of the second that is", "是乙的几分之几")],
    of: (first) => less(one, first),
  },
];

/** The first number, made of the second. */
function madeOf(how: Told, second: Maybe, p: Maybe, other: Maybe): ReturnType<typeof sum> {
  if (how === "equal") return over(times(second, other), p);
  const part = times(second, p);
  return how === "is" ? part : how === "more" ? sum(second, part) : less(second, part);
}

const ways: Told[] = ["is", "more", "less", "equal"];
const numbersOf = (how: Told) => (how === "equal" ? ["p", "q"] : ["p"]);

const compared = ways.flatMap((how) =>
  asked.flatMap(({ name, en, ch, steps, of }) =>
    [true, false].map(
      (isPercent): LineKind => ({
        tells: [how, `${name}${isPercent ? " %" : ""}`],
        numbers: numbersOf(how),
        problem: ({ p = "", q }) => ({ en: `${told[how](p, q).en}; ${en}`, ch: `${told[how](p, q).ch}，求${ch}` }),
        steps: [
          ...whole(how),
          ...steps,
          ...(isPercent ? [line("answer", "times", "part", "100", "the percentage", "百分数")] : []),
        ],
        answer: isPercent ? { name: "answer", percent: true } : { name: "part" },
        // With a second number of 600, instead of 1.
        fits: ({ p, q, part, answer }) => {
          const second = count(600);
          const first = madeOf(how, second, p, q);
          const found = isPercent ? over(answer, hundred) : part;
          return same(of(over(first, second)), found) && !!found && found.num > 0n;
        },
        doubled: [],
      }),
    ),
  ),
);

const amounts = ways.flatMap((how) =>
  (["a", "b", "both", "gapMore", "gapLess"] as const).flatMap((known) =>
    (["a", "b"] as const)
      .filter((wanted) => wanted !== known)
      .map((wanted): LineKind => {
        const second =
          known === "a"
            ? [line("second", "over", "n", "first", "the second number", "乙")]
            : known === "both"
              ? [
                  line("parts", "plus", "first", "1", "both together, if the second is 1", "把乙看作 1 时两数的和"),
                  line("second", "over", "n", "parts", "the second number", "乙"),
                ]
              : known === "gapMore" || known === "gapLess"
                ? [
                    gap(known === "gapMore" ? "first" : "1", known === "gapMore" ? "1" : "first"),
                    line("second", "over", "n", "gap", "the second number", "乙"),
                  ]
                : [];
        const last = line("answer", "times", known === "b" ? "n" : "second", "first", "the first number", "甲");
        return {
          tells: [how, `known ${known}`, `ask ${wanted}`],
          numbers: [...numbersOf(how), ["n"]],
          problem: ({ p = "", q, n }) => ({
            en: `${told[how](p, q).en}; ${known.startsWith("gap") ? "they are apart by" : known === "both" ? "together they are" : known === "a" ? "the first is" : "the second is"} $${n}$; the ${wanted === "a" ? "first" : "second"}`,
            ch: `${told[how](p, q).ch}，${known.startsWith("gap") ? "两数相差" : known === "both" ? "两数的和" : known === "a" ? "甲" : "乙"}${known.startsWith("gap") ? "" : "是"} $${n}$，求${wanted === "a" ? "甲" : "乙"}`,
          }),
          steps: [...whole(how), ...second, ...(wanted === "a" ? [last] : [])],
          answer: { name: wanted === "a" ? "answer" : "second", unit: "n" },
          fits: ({ p, q, n, answer, second: b }) => {
            const apart = known === "gapMore" ? n : known === "gapLess" ? less(count(0), n) : null;
            const y = wanted === "b" ? b : known === "b" ? n : apart ? less(answer, apart) : less(n, answer);
            const x = wanted === "a" ? answer : known === "a" ? n : apart ? sum(b, apart) : less(n, b);
            return same(x, madeOf(how, y, p, q));
          },
          doubled: ["n"],
        };
      }),
  ),
);

/** Two numbers of which one is a part of the other, or a part more or less: the other way round, and how much they are. */
export const partsOfEachOther = defineStories({
  name: "parts-of-each-other",
  words: lineWords,
  everyReading: true,
  about: "%|percent|\\d/\\d|half|third|quarter|一半",
  frames: partsFrames,
  arrange: (facts, story) => (otherwise.test(story) ? null : asComparison(facts, story)),
  kinds: [...compared, ...amounts],
});

const otherwise =
  /(?<![a-z])(?:then (?:increased|decreased)|gave|gives?|after|before|later|ago|each|every|third number|profit|interest|tax|sum of the digits|square)(?![a-z])|利润|利率|丙|给|以?后|年前|每|剩|还|[再又]/;
const isLess = (word: string | undefined) =>
  /less|fewer|smaller|lower|shorter|lighter|younger|cheaper|slower|^(?:少|小|低|矮|便宜|轻|短|慢|降低|下降|减产|减少)$/.test(
    word ?? "",
  );
const nameOf = (word = "") =>
  word
    .replace(/^(?:the|an?|his|her|my|that) /, "")
    .replace(/'s$/, "")
    .replace(
      /^(?:那么|则|反过来|其中|果园里|学校里?|[一二三四五六]年级|[一二三四五六]班|某(?:厂|校|工厂)|商店里?|已知|某校|全校|班里)/,
      "",
    )
    .replace(/(?<=.)(?:数|有|的?产值|的?产量|的?收入|的?销量)$/, "");

function asComparison(facts: Fact[], story: string): Fact[] | null {
  const relations = facts.filter(({ says }) => ["is", "more", "equal"].includes(says));
  const asks = facts.filter(({ says }) => says.startsWith("ask"));
  const knowns = facts.filter(({ says }) => ["known", "total", "gap"].includes(says));
  const [relation, ask, known] = [relations[0], asks[0], knowns[0]];
  const p = relation?.numbers.p;
  if (!relation || !ask || !p || relations.length + asks.length !== 2 || knowns.length > 1) return null;
  const [a, b] = [nameOf(relation.words.a), nameOf(relation.words.b)];
  if (a === b) return null;
  const how: Told =
    relation.says === "more" ? (isLess(relation.words.more) ? "less" : "more") : (relation.says as Told);
  const { q } = relation.numbers;
  const fact = { says: how, numbers: { p, ...(q && { q }) }, words: {}, units: {} };
  if (ask.says === "askAmount") {
    const side = (name: string) => (name === a ? "a" : name === b ? "b" : null);
    const wanted = side(nameOf(ask.words.f));
    const place =
      known?.says === "gap" ? gapOf(known, side) : known?.says === "total" ? "both" : side(nameOf(known?.words.e));
    const n = known?.numbers.n;
    if (!wanted || !place || !n || (known?.says === "gap" && !n.unit && n.value.den !== 1n)) return null;
    // People and things that are counted come out whole.
    const first = firstOf[how](p.value, q?.value);
    const base =
      place === "a"
        ? over(n.value, first)
        : place === "both"
          ? over(n.value, sum(first, one))
          : place === "gapMore"
            ? over(n.value, less(first, one))
            : place === "gapLess"
              ? over(n.value, less(one, first))
              : n.value;
    if (!base || base.num <= 0n) return null;
    const made = times(base, first);
    if (
      !n.unit &&
      /how many|[个只支本张枚颗块条辆头棵盆朵人名位箱页件套根]/.test(story) &&
      (base?.den !== 1n || made?.den !== 1n)
    )
      return null;
    return [
      fact,
      { says: `known ${place}`, numbers: { n }, words: {}, units: {} },
      { says: `ask ${wanted}`, numbers: {}, words: {}, units: ask.units },
    ];
  }
  if (known) return null;
  const [c, d] = [nameOf(ask.words.c), nameOf(ask.words.d)];
  const side = c === a && d === b ? "first" : c === b && d === a ? "second" : null;
  if (!side || (how === "is" && side === "first" && ask.says === "askIs")) return null;
  const says = ask.says === "askIs" ? "is" : isLess(ask.words.less) ? "less" : "more";
  const isPercent = ask.words.as !== "几分之几";
  return [fact, { says: `${says} ${side}${isPercent ? " %" : ""}`, numbers: {}, words: {}, units: {} }];
}

/** Which of the two is more, as the difference tells it. */
function gapOf({ words: { x, y, than } }: Fact, side: (name: string) => "a" | "b" | null) {
  const [left, right] = [side(nameOf(x)), side(nameOf(y))];
  if (!left || !right || left === right) return null;
  return (left === "a") === isLess(than) ? "gapLess" : "gapMore";
}
