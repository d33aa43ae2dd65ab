import type { Fact, Frames } from "../../../stories/frames.ts";
import { count, defineStories, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import words from "./words.json" with { type: "json" };

const tests = "(tests?|quizzes|quiz|exams?|games?|matches|subjects?|numbers?|scores?|papers?|rounds?|assignments?)";
const subject = "(语文|数学|英语|科学|音乐|美术|体育|物理|化学|历史|地理|政治|生物|品德|思想品德|自然)";
const nth =
  "(?<word_nth>next|last|final|third|fourth|fifth|sixth|seventh|eighth|3rd|4th|5th|6th|7th|8th|other|remaining|missing)";

const frames: Frames = {
  before: [
    `<~>(average|mean)<~> (on|of|for|after|in|over|across)( (my|his|her|the|first|all))*? <n> ${tests}( so far)? (is|was|were|are) <a>`,
    `<~>(averaged|averages|has averaged|average|has an average of|have an average of|had an average of) <a>( points)? (on|for|in|after|over|across)<~> ?<n> ${tests}( so far)?`,
    `(the )?(average|mean) of <n> (numbers|integers|values) is <a>`,
    `(after|in) <n> ${tests},? <~>(average|mean)<~>(is|was|of) <a>`,
    `<~>(?:前|做了|考了|参加了)?<n>(?:次|门|科|个)(?:数学|语文|英语)?(?:测验|考试|测试|功课|数)?(?:的|成绩的)?(?:平均分|平均成绩|平均数|平均)(?:数|分)?(?:是|为)<a>(?:分)?`,
  ],
  score: [`<~>${subject}(?:考了|考|得了|得|是|成绩是|成绩)?<s>分?`],
  allScores: [
    "<~>(?:这)?<n>(?:科|门|门功课|门课)(?:的)?(?:功课)?(?:的)?(?:平均分|平均成绩|平均)(?:数|分)?(?:是|为)<mean>分?",
  ],
  needed: [
    "<~> ?(want|wants|need|needs|would like|hope)( to have| to get)? an? (average of <m>|<m> average)( (after|on|for|over) <k> (tests?|quizzes|quiz|exams?|games?))?,? ?(what|how much|how many points)<~> ?(need|get|score|have to get|make|earn)<~.>",
    "<~> ?(want|wants|need|needs|would like|hope)( to have| to get)? an? (average of <m>|<m> average)( (after|on|for|over) <k> (tests?|quizzes|quiz|exams?|games?))?\\. (what|how much|how many points)<~> ?(need|get|score|have to get|make|earn)<~>( on the \\d(th|rd))?",
    `<~>(what|how much|how many points)<~> ?(need|get|score|have to get|make|earn|needed|must)<~> ${nth}( ${tests})?<~>(to|so|for|so that|in order to|if)<~> ?(average|mean|avg)<~>(is|of|to|be|becomes|equals|will be|would be) ?<m>( on all <k> ${tests})?`,
    `<~>(what|how much|how many points)<~> ?(need|get|score|have to get|make|earn|must)<~> ${nth}( ${tests})?<~>(to|so|for|so that|in order to|if)<~> ?(bring|raise|get|have|to have|average|want|wants)<~> ?<m>( on all <k> ${tests})?`,
    `(?:如果)?(?:要|想)?(?:使|让|要使|想使)?<~><k>(?:次|门|科)(?:考试|测验)?(?:的)?(?:平均分|平均成绩|平均)(?:数|分)?(?:达到|是|为|提高到|到)<m>分?,?(?:那么)?(?:他|她|我|小明)?第<j>(?:次|门|科)(?:至少|考试|测验)?(?:要|应|需要|应该|必须)?(?:考|得|考到)(?:多少|几)分?`,
  ],
  asked: [
    `<~>${subject}(?:考了|考|得了|得|是|成绩是|成绩)?(?:多少|几)分?`,
    `<~>${subject}(?:的)?成绩(?:是)?(?:多少|几)?分?`,
  ],
};

type Kind = StoryKind<keyof typeof words.en>;
const one = count(1);

/** So many have an average, and one more changes it to another. */
const next: Kind = {
  tells: ["before", "needed"],
  numbers: ["n", "a", "m"],
  problem: ({ n, a, m }) => ({
    en: `the next number, if $${n}$ numbers have an average of $${a}$, and all together $${m}$`,
    ch: `前 $${n}$ 个的平均数是 $${a}$，加上下一个后平均数是 $${m}$，求下一个`,
  }),
  steps: [
    ["oneMore", "more", ({ n }) => sum(n, one)],
    ["wholeWithIt", "all", ({ more, m }) => times(more, m)],
    ["knownByAverage", "known", ({ n, a }) => times(n, a)],
    ["rest", "answer", ({ all, known }) => less(all, known)],
  ],
  answer: { name: "answer" },
  fits: ({ n, a, m, answer }) =>
    same(less(answer, m), times(n, less(m, a))) || same(less(m, answer), times(n, less(a, m))),
  doubled: ["a", "m"],
  whole: ["n"],
};

const names = ["s1", "s2", "s3", "s4", "s5"];

/** All scores but one are known, and the average of all. */
const last = (many: number): Kind => {
  const known = names.slice(0, many);
  return {
    tells: ["scores", "allScores", "asked"],
    numbers: [...known, "n", "mean"],
    problem: ({ n, mean, ...shown }) => ({
      en: `the missing one of $${n}$ scores with an average of $${mean}$, if the others are $${known.map((name) => shown[name]).join("$, $")}$`,
      ch: `$${n}$ 科平均 $${mean}$ 分，其他各科是 $${known.map((name) => shown[name]).join("$、$")}$，求剩下一科`,
    }),
    steps: [
      ["whole", "all", ({ n, mean }) => (n?.num === BigInt(many + 1) ? times(n, mean) : null)],
      ["known", "known", (all) => known.map((name) => all[name]).reduce((a, b) => sum(a, b) ?? undefined)],
      ["rest", "answer", ({ all, known: rest }) => less(all, rest)],
    ],
    answer: { name: "answer" },
    fits: ({ n, mean, answer, ...all }) => same(over(sum(answer, ...known.map((name) => all[name])), n), mean),
    doubled: [...known, "mean"],
    whole: ["n"],
  };
};

/** What is missing for an average. */
export const averages = defineStories({
  name: "averages",
  words,
  about: "average|mean|avg|平均",
  frames,
  arrange,
  kinds: [next, ...[1, 2, 3, 4, 5].map(last)],
});

/** The first of them may be any. */
const ordinals = [
  ["next", "last", "final", "other", "remaining", "missing"],
  ["third", "3rd"],
  ["fourth", "4th"],
  ["fifth", "5th"],
  ["sixth", "6th"],
  ["seventh", "7th"],
  ["eighth"],
];

/** Scores of different subjects in their order; "on all 5 tests" fits four before. */
function arrange(facts: Fact[]): Fact[] | null {
  const scores = facts.filter(({ says }) => says === "score");
  const [before] = facts.filter(({ says }) => says === "before");
  const after = before?.numbers.n && `${before.numbers.n.value.num + 1n}`;
  const rest = facts.flatMap((fact) => {
    if (fact.says === "score") return [];
    const { k, j, ...numbers } = fact.numbers;
    const place = fact.words.nth === undefined ? 0 : ordinals.findIndex((each) => each.includes(fact.words.nth ?? ""));
    if (place > 0 && `${place + 2}` !== after) return [null];
    const { n, a } = numbers;
    // With the scores themselves, the average is that of all.
    if (fact.says === "before" && scores.length > 0 && n && a)
      return [{ ...fact, says: "allScores", numbers: { n, mean: a } }];
    return [k, j].every((number) => !number || `${number.value.num}` === after) ? [{ ...fact, numbers }] : [null];
  });
  if (rest.includes(null) || scores.length > names.length) return null;
  const all = Object.fromEntries(scores.flatMap(({ numbers: { s } }, index) => (s ? [[names[index] ?? "", s]] : [])));
  const others = rest.filter((fact) => fact !== null);
  const [first] = scores;
  return first ? [...others, { ...first, says: "scores", numbers: all }] : others;
}
