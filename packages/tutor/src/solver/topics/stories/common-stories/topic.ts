import { q } from "@dripstone/checker/mathematics";
import { defineStories, over, type StoryKind, sum, times } from "../../../stories/reckoned.ts";
import { commonFrames } from "./frames.ts";
import words from "./words.json" with { type: "json" };

type Kind = StoryKind<keyof typeof words.en>;

/** No story has larger numbers, and each is tried. */
const TRIED_MAX = 5000;

const isWhole = ({ num, den }: q.Rational) => den === 1n && num > 0n && num <= BigInt(TRIED_MAX);
const gcd = (a: q.Rational, b: q.Rational) => (isWhole(a) && isWhole(b) ? q.rational(q.gcd(a.num, b.num)) : null);
const upTo = (last: bigint) => Array.from({ length: Number(last) }, (_, index) => BigInt(index + 1));

/** The first time after the start is asked for, and no later one. */
const isLaterTime = /\b(?:second|third|fourth|fifth|2nd|3rd|[4-9]th) time\b|第[二三四五2-9]次/;

/** How often things happen together, and into what equal parts several lengths can be cut. */
export const commonStories = defineStories({
  name: "common-stories",
  words,
  about: "as long as|尽量|尽可能|every|greatest|largest|longest|most|biggest|每|最",
  frames: commonFrames,
  // Pieces are counted where they are as long as can be.
  arrange: (facts, story) => {
    if (isLaterTime.test(story)) return null;
    const says = new Set(facts.map((fact) => fact.says));
    const isLongest = says.has("longest") || /as long as possible|longest possible|greatest possible/.test(story);
    if (says.has("pieces") && !isLongest) return null;
    // Where the side is asked for, too, both are told.
    const isBoth = says.has("squareCount") && /边长?[^,.;，。；]{0,8}(?:多少|几)/.test(story);
    if (says.has("squareCount") && !/最大|最少|尽可能大|尽量大/.test(story)) return null;
    if (!isBoth) return facts;
    const side = facts.find((fact) => fact.says === "sheet")?.numbers.a?.unit?.key;
    if (facts.some(({ units: { asked } }) => asked && asked.key !== side)) return null;
    return facts.map((fact) => ({ ...fact, units: {}, says: fact.says === "squareCount" ? "both" : fact.says }));
  },
  kinds: [
    {
      tells: ["every", "again", "together?"],
      numbers: [["a", "b"]],
      problem: ({ a, b }) => ({
        en: `when what happens every $${a}$ and what happens every $${b}$ happen together again`,
        ch: `每 $${a}$ 一次和每 $${b}$ 一次的事，多久后再同时发生`,
      }),
      steps: [
        ["lcm", "answer", ({ a, b }) => (a && b && isWhole(a) && isWhole(b) ? over(times(a, b), gcd(a, b)) : null)],
      ],
      answer: { name: "answer", unit: "a" },
      fits: ({ a, b, answer }) =>
        upTo(answer?.num ?? 0n).find((time) => time % (a?.num ?? 1n) === 0n && time % (b?.num ?? 1n) === 0n) ===
        answer?.num,
      doubled: ["a", "b"],
      whole: ["a", "b"],
    },
    {
      tells: ["lengths", "cut", "nothingLeft?", "longest?", "pieces|fewest"],
      numbers: [["a", "b"]],
      problem: ({ a, b }) => ({
        en: `into how many equal pieces, as long as possible, lengths of $${a}$ and $${b}$ can be cut`,
        ch: `长 $${a}$ 和 $${b}$ 的两根剪成同样长的段，每段尽量长，一共几段`,
      }),
      steps: [
        ["gcd", "answer", ({ a, b }) => (a && b ? gcd(a, b) : null)],
        ["pieces", "pieces", ({ a, b, answer }) => over(sum(a, b), answer)],
      ],
      answer: { name: "pieces" },
      fits: ({ a, b, pieces }) =>
        upTo(a?.num ?? 0n).some(
          (part) =>
            (a?.num ?? 0n) % part === 0n &&
            (b?.num ?? 0n) % part === 0n &&
            (a?.num ?? 0n) / part + (b?.num ?? 0n) / part === pieces?.num,
        ),
      doubled: ["a", "b"],
      whole: ["a", "b"],
    },
    ...(["squareCount", "both"] as const).map(
      (asked): Kind => ({
        tells: ["sheet", "squares", "nothingLeft?", asked],
        numbers: [["a", "b"]],
        problem: ({ a, b }) => ({
          en: `into how many squares, as large as possible, a sheet of $${a}$ by $${b}$ can be cut`,
          ch: `长 $${a}$、宽 $${b}$ 的长方形裁成同样大的最大的正方形，能裁几个`,
        }),
        steps: [
          ["gcd", "answer", ({ a, b }) => (a && b ? gcd(a, b) : null)],
          ["squares", "squares", ({ a, b, answer }) => times(over(a, answer), over(b, answer))],
        ],
        answer: { name: "squares" },
        ...(asked === "both" && {
          each: [
            { name: "answer", en: "the side", ch: "边长" },
            { name: "squares", en: "the squares", ch: "个数" },
          ],
        }),
        fits: ({ a, b, squares }) =>
          upTo(a?.num ?? 0n)
            .filter((side) => (a?.num ?? 0n) % side === 0n && (b?.num ?? 0n) % side === 0n)
            .slice(-1)
            .every((side) => ((a?.num ?? 0n) / side) * ((b?.num ?? 0n) / side) === squares?.num),
        doubled: ["a", "b"],
        whole: ["a", "b"],
      }),
    ),
    ...(
      [
        ["lengths", "cut"],
        ["things", "bags"],
        ["sheet", "squares"],
      ] as const
    ).map(
      (tells): Kind => ({
        tells: [...tells, "nothingLeft?"],
        numbers: [["a", "b"]],
        problem: ({ a, b }) => ({
          en: `the largest number that divides both $${a}$ and $${b}$`,
          ch: `能同时整除 $${a}$ 和 $${b}$ 的最大的数`,
        }),
        steps: [["gcd", "answer", ({ a, b }) => (a && b ? gcd(a, b) : null)]],
        answer: tells[0] === "things" ? { name: "answer" } : { name: "answer", unit: "a" },
        fits: ({ a, b, answer }) =>
          upTo(a?.num ?? 0n).findLast((part) => (a?.num ?? 0n) % part === 0n && (b?.num ?? 0n) % part === 0n) ===
          answer?.num,
        doubled: ["a", "b"],
        whole: ["a", "b"],
      }),
    ),
  ],
});
