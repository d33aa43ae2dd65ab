import { measure as m } from "../../../stories/chinese-words.ts";
import type { Fact, Frames } from "../../../stories/frames.ts";
import { count, defineStories, less, over, same, sum } from "../../../stories/reckoned.ts";
import words from "./words.json" with { type: "json" };

const who = (name: string) =>
  `(?<word_${name}>甲|乙|小(?!时|朋)\\p{Script=Han}|哥哥|弟弟|姐姐|妹妹|爸爸|妈妈|上层|下层|上面|下面|第(?:一|二|1|2)(?=个|筐|堆|箱|袋|盒|组|车间|仓库|层|队|班)|\\p{Ll}{1,12})`;

const frames: Frames = {
  has: [
    `<~>?${who("w")}(?! (?:give|need))<~> ?(has|have|had) <n>( <_:noun>)?<~.>`,
    `(<~>)?${who("w")}<~>(?:有|存有|放有|装有|存了|放了|是)<n>${m}<~.>`,
    `(<~>)?${who("w")}<~>(?:有)?<~><n>${m}<~.>`,
  ],
  move: [
    `how many( \\p{Ll}+)? (does|must|should|would|will|can) ${who("giver")} (need to |have to )?(give|move|pass|hand|transfer)( to)? ${who("taker")}( \\p{Ll}+)? ?(so( that)?|to make|for|such that|to|in order for)<~> ?(same|equal|equally|even)<~.>`,
    `(那么)?(要)?(从)?${who("giver")}<~>(?:给|拿|取|运|搬|调|移|送|拿出|取出|借)(?:出|走)?(?:给)?(?:${who("taker")})?(?:多少|几)(<asked:unit>)?${m}<~>(?:(?:给|到|放到|放入|去|进|放进|运到|往)${who("taker2")}<~>)?,?(?:能|就|可|才|使|让|则){0,3}(?:两|2)?<~>(?:一样|相等|同样|相同)(?:多|重)?(?:的)?<~.>`,
  ],
};

const two = count(2);

/** One gives so many to the other that both have the same. */
export const movingOver = defineStories({
  name: "moving-over",
  words,
  about: "same|equal|even|一样|相等|同样|相同",
  frames,
  arrange,
  kinds: [
    {
      tells: ["both", "move"],
      numbers: [["a", "b"]],
      problem: ({ a, b }) => ({
        en: `how many move from $${a}$ to $${b}$ to make both the same`,
        ch: `一边 $${a}$，另一边 $${b}$，移走多少后两边同样多`,
      }),
      steps: [
        ["difference", "difference", ({ a, b }) => less(a, b)],
        ["half", "answer", ({ difference }) => over(difference, two)],
      ],
      answer: { name: "answer", unit: "a" },
      fits: ({ a, b, answer }) => same(less(a, answer), sum(b, answer)),
      doubled: ["a", "b"],
    },
  ],
});

/** The one that gives has more. */
function arrange(facts: Fact[]): Fact[] | null {
  const [one, other, ...more] = facts.filter(({ says }) => says === "has");
  const [move] = facts.filter(({ says }) => says === "move");
  if (!one || !other || !move || more.length > 0 || facts.length !== 3) return null;
  const giver = move.words.giver;
  const taker = move.words.taker ?? move.words.taker2;
  const [from, to] = one.words.w === giver ? [one, other] : [other, one];
  const [a, b] = [from.numbers.n, to.numbers.n];
  if (from.words.w !== giver || (taker && to.words.w !== taker) || from.words.w === to.words.w || !a || !b) return null;
  return [
    { ...from, says: "both", words: {}, numbers: { a, b } },
    { ...move, words: {} },
  ];
}
