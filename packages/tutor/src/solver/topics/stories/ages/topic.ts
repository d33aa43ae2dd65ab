import type { Fact } from "../../../stories/frames.ts";
import { count, defineStories, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import { ageFrames } from "./frames.ts";
import words from "./words.json" with { type: "json" };

type Kind = StoryKind<keyof typeof words.en>;

const one = count(1);

/** Now one is `k` times as old as the other, in (or before) some years `m` times: how old the younger one is now. */
const timesTwice = (isLater: boolean, wanted: "younger" | "older"): Kind => ({
  tells: ["times", isLater ? "later" : "earlier", wanted],
  numbers: ["k", "n", "m"],
  problem: ({ k, n, m }) => ({
    en: `the age of the ${wanted} one, if the older is $${k}$ times as old now, and $${m}$ times as old ${isLater ? `in $${n}$ years` : `$${n}$ years ago`}`,
    ch: `现在年龄是 $${k}$ 倍，$${n}$ 年${isLater ? "后" : "前"}是 $${m}$ 倍，求现在${wanted === "younger" ? "较小" : "较大"}的年龄`,
  }),
  steps: [
    [isLater ? "letLater" : "letEarlier", "excess", ({ n, m }) => times(n, less(m, one))],
    ["compareTimes", "gap", ({ k, m }) => (isLater ? less(k, m) : less(m, k))],
    ["younger", "younger", ({ excess, gap }) => over(excess, gap)],
    ...(wanted === "older" ? ([["older", "older", ({ younger, k }) => times(younger, k)]] as Kind["steps"]) : []),
  ],
  answer: { name: wanted },
  fits: ({ k, n, m, ...told }) => {
    const younger = wanted === "younger" ? told.younger : over(told.older, k);
    const older = times(younger, k);
    return isLater ? same(sum(older, n), times(sum(younger, n), m)) : same(less(older, n), times(less(younger, n), m));
  },
  doubled: ["n"],
});

/** Both ages are known: when one is `m` times the other. */
const when = (isLater: boolean): Kind => ({
  tells: ["olderIs", "youngerIs", isLater ? "whenLater" : "whenEarlier"],
  numbers: ["a", "b", "m"],
  problem: ({ a, b, m }) => ({
    en: `when someone of $${a}$ is $${m}$ times as old as someone of $${b}$`,
    ch: `现在 $${a}$ 岁和 $${b}$ 岁，几年${isLater ? "后" : "前"}年龄是 $${m}$ 倍`,
  }),
  steps: [
    ["difference", "gap", ({ a, b }) => less(a, b)],
    ["parts", "then", ({ gap, m }) => over(gap, less(m, one))],
    [isLater ? "yearsLater" : "yearsEarlier", "answer", ({ then, b }) => (isLater ? less(then, b) : less(b, then))],
  ],
  answer: { name: "answer" },
  fits: ({ a, b, m, answer }) =>
    isLater ? same(sum(a, answer), times(sum(b, answer), m)) : same(less(a, answer), times(less(b, answer), m)),
  doubled: ["a", "b"],
});

/** One age is known, and how many times it the other is. */
const multiple: Kind = {
  tells: ["youngerIs", "times|timesHim", "older|olderAsked"],
  numbers: ["b", "k"],
  problem: ({ b, k }) => ({ en: `an age that is $${k}$ times $${b}$`, ch: `$${b}$ 岁的 $${k}$ 倍是多少岁` }),
  steps: [["multiply", "answer", ({ b, k }) => times(b, k)]],
  answer: { name: "answer" },
  fits: ({ b, k, answer }) => same(over(answer, k), b),
  doubled: ["b"],
};

/** How many times one is the other, and both ages together. */
const timesAndSum = (wanted: "younger" | "older"): Kind => ({
  tells: ["times|timesHim", "sumNow", wanted],
  numbers: ["k", "s"],
  problem: ({ k, s }) => ({
    en: `the age of the ${wanted} one, if one is $${k}$ times as old as the other, and both together $${s}$`,
    ch: `一人年龄是另一人的 $${k}$ 倍，年龄和 $${s}$，求${wanted === "younger" ? "较小" : "较大"}的年龄`,
  }),
  steps: [
    ["ageParts", "parts", ({ k }) => sum(k, one)],
    ["agePart", "younger", ({ s, parts }) => over(s, parts)],
    ...(wanted === "older" ? ([["older", "older", ({ younger, k }) => times(younger, k)]] as Kind["steps"]) : []),
  ],
  answer: { name: wanted },
  fits: ({ k, s, ...told }) => {
    const younger = wanted === "younger" ? told.younger : over(told.older, k);
    return same(sum(younger, times(younger, k)), s);
  },
  doubled: ["s"],
});

/** How much older one is, and both ages together, now or later. */
const olderAndSum = (isLater: boolean, wanted: "younger" | "older"): Kind => ({
  tells: ["olderBy", isLater ? "sumLater" : "sumNow", wanted],
  numbers: ["g", "s", ...(isLater ? ["n"] : [])],
  problem: ({ g, s, n }) => ({
    en: `the age of the ${wanted} one now, if one is $${g}$ years older, and both together ${isLater ? `in $${n}$ years ` : ""}$${s}$`,
    ch: `两人相差 $${g}$ 岁，${isLater ? `$${n}$ 年后` : ""}年龄和 $${s}$，求现在${wanted === "younger" ? "较小" : "较大"}的年龄`,
  }),
  steps: [
    ...(isLater ? ([["sumBack", "now", ({ s, n }) => less(s, sum(n, n))]] as Kind["steps"]) : []),
    ["withoutGap", "twice", ({ s, now, g }) => less(now ?? s, g)],
    ["halfAge", "younger", ({ twice }) => over(twice, count(2))],
    ...(wanted === "older" ? ([["addGap", "older", ({ younger, g }) => sum(younger, g)]] as Kind["steps"]) : []),
  ],
  answer: { name: wanted },
  fits: ({ g, s, n, ...told }) => {
    const younger = wanted === "younger" ? told.younger : less(told.older, g);
    const later = isLater ? sum(younger, n) : younger;
    return same(sum(later, later, g), s);
  },
  doubled: isLater ? ["g", "s", "n"] : ["g", "s"],
});

/** How much older one is, and how many times as old as the other at another time. */
const olderAndTimes = (isLater: boolean, wanted: "younger" | "older"): Kind => ({
  tells: ["olderBy", isLater ? "later" : "earlier", wanted],
  numbers: ["g", "n", "m"],
  problem: ({ g, n, m }) => ({
    en: `the age of the ${wanted} one now, if one is $${g}$ years older, and $${m}$ times as old ${isLater ? `in $${n}$ years` : `$${n}$ years ago`}`,
    ch: `两人相差 $${g}$ 岁，$${n}$ 年${isLater ? "后" : "前"}是 $${m}$ 倍，求现在${wanted === "younger" ? "较小" : "较大"}的年龄`,
  }),
  steps: [
    ["gapParts", "then", ({ g, m }) => over(g, less(m, one))],
    [isLater ? "backFrom" : "onFrom", "younger", ({ then, n }) => (isLater ? less(then, n) : sum(then, n))],
    ...(wanted === "older" ? ([["addGap", "older", ({ younger, g }) => sum(younger, g)]] as Kind["steps"]) : []),
  ],
  answer: { name: wanted },
  fits: ({ g, n, m, ...told }) => {
    const younger = wanted === "younger" ? told.younger : less(told.older, g);
    const then = isLater ? sum(younger, n) : less(younger, n);
    return same(sum(then, g), times(then, m));
  },
  doubled: ["g", "n"],
});

/** Ages now, and how many times one the other is then. */
export const ages = defineStories({
  name: "ages",
  words,
  about: "old|age|years|岁|年龄",
  frames: ageFrames,
  arrange: asked,
  // "He will be 3 times as old as her" is no son, if he is the younger one.
  agrees: (facts) => {
    const said = (place: string) => facts.flatMap(({ words: told }) => told[place] ?? []);
    const [kin = "", him = ""] = [said("kin")[0], said("him")[0]];
    if (/son|brother|nephew/.test(kin)) return him !== "her" && him !== "she";
    return !/daughter|sister|niece/.test(kin) || (him !== "him" && him !== "he");
  },
  kinds: [
    timesTwice(true, "younger"),
    timesTwice(true, "older"),
    timesTwice(false, "younger"),
    timesTwice(false, "older"),
    when(true),
    when(false),
    multiple,
    ...(["younger", "older"] as const).flatMap((wanted) => [
      timesAndSum(wanted),
      olderAndTimes(true, wanted),
      olderAndTimes(false, wanted),
      olderAndSum(true, wanted),
      olderAndSum(false, wanted),
    ]),
  ].map((kind) => ({ ...kind, whole: [kind.answer.name] })),
});

const whoIsAsked =
  /how old is (?:the |his |her |my |our )?([a-z]+)|(爸爸|妈妈|父亲|母亲|爷爷|奶奶|外公|外婆|叔叔|老师|哥哥|姐姐|弟弟|妹妹|儿子|女儿|孙子|孙女|小\p{Script=Han}|我)(?:今年|现在)?(?:的年龄)?(?:是|有)?(?:几岁|多少岁|多大)/u;

/** "How old is Anna?" asks for the one of that name. */
function asked(facts: Fact[], story: string): Fact[] | null {
  // Someone who is asked for has been told of: nobody knows how old another one is.
  const [, english, chinese] = whoIsAsked.exec(story) ?? [];
  const who = english && !/^(?:he|she|it|am|each|younger|older|one)$/.test(english) ? english : chinese;
  if (who && story.split(who).length < 3) return null;
  // Ben and "her sister" are two.
  if (facts.some(({ words: { junior } }) => junior) && facts.some(({ words: { kin } }) => kin)) return null;
  const named = (place: string) => facts.flatMap(({ words: told }) => told[place] ?? [])[0];
  const elder = facts.find(({ says }) => says === "times" || says === "olderBy")?.words.elder;
  return facts.map((fact) => {
    const name = fact.words.elderAsked ?? (fact.says === "younger" ? fact.words.junior : undefined);
    if (name === undefined || !named("elder")) return fact;
    const { elderAsked: _, junior: __, ...others } = fact.words;
    if (elder !== undefined && name === elder) return { ...fact, says: "older", words: others };
    return { ...fact, says: "younger", words: { ...others, junior: name } };
  });
}
