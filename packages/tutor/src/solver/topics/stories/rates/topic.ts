import { measure as m } from "../../../stories/chinese-words.ts";
import type { Fact, Frames } from "../../../stories/frames.ts";
import { count, defineStories, over, type StoryKind, same, times } from "../../../stories/reckoned.ts";
import words from "./words.json" with { type: "json" };

const does =
  "(earn|make|save|type|read|bake|print|pack|produce|pick|burn|drink|walk|jog|write|solve|assemble|sew|knit|plant|wash|collect|get paid|be paid)";
const doing =
  "(earns?|makes?|saves?|types?|reads?|bakes?|prints?|packs?|produces?|picks?|burns?|drinks?|walks?|jogs?|writes?|solves?|assembles?|sews?|knits?|plants?|washes|wash|collects?|gets paid|is paid|are paid)";
const does2 =
  "(生产|加工|制造|做|修|行驶|行|走|跑|骑|打字|打|看|读|节约|挣|赚|存|飞行|飞|航行|织|装配|装|摘|种|写|抄|运|印)";
const done = "(完成|到达|行完|走完|看完|读完|修完|做完|生产完|跑完|打完|到)";

const frames: Frames = {
  "": ["(一|这)?(辆|列|架|艘)?(汽车|火车|客车|货车|轿车|轮船|飞机|摩托车)(从|由)<~>(开往|到|去|开到|飞往|驶往)<~.>"],
  per: [
    `<~> ?(can )?${doing} <p>( (?<word_thing>\\p{Ll}{2,20}s))? (an?|per|each|every) <per1:per>`,
    `<~>(平均)?每<per1:per>(能|可以|可)?${does2}(了)?<p>${m}(?<word_thing>零件|字|页|玩具|衣服|树|机器|服装)?`,
  ],
  total: [
    "(甲(,|、)?乙|a(,|、)?b)?(两地|2地|两城|两镇|两个城市)(之间)?(的)?(相距|距离是|路程是|公路长|铁路长)<t>",
    "(小\\p{Script=Han}|他|她)?家(离|到|距离|距)学校(的路程|的距离)?(是|有|长)?<t>",
    "(一|这)本(书|故事书|小说|科技书|童话书)(一?共)?有<t>页",
  ],
  base: [
    `<~>?<d>(一?共)?${does2}(了)?(?<word_thing>零件|字|页|玩具|衣服|树|机器|服装)?<q>${m}(?<word_thing3>零件|字|页|玩具|衣服|树|机器|服装)?`,
    `<~> ?(can )?${doing} <q>( (?<word_thing>\\p{Ll}{2,20}s))? in <d>`,
  ],
  during: [
    "(从<~>(到|去)<~>)?,?(一?共)?(用了|用|走了|行了|骑了|需要)<c>",
    "<c>(后)?(可以|能|就|正好|刚好)?(到达|到校|走到|到学校|到家|到)(学校|家|乙地|目的地)?",
  ],
  askWay: [
    "(甲(,|、)?乙|a(,|、)?b)?(两地|2地|两城|全程)(之间)?(的)?(相距|的?距离是|的?路程是|的?公路长|长|共)?(多少|几)<asked2:unit>",
    "(小\\p{Script=Han}|他|她)?家(离|到|距离|距)学校(的路程|的距离)?(是|有|长)?(多少|几)<asked2:unit>",
  ],
  askCount: [
    `how many <asked:unit><~>${does} <t>( (?<word_thing2>\\p{Ll}{2,20}s))?`,
    `how long<~>${does} <t>( (?<word_thing2>\\p{Ll}{2,20}s))?`,
    `(<~>)?(需要?|要|用|经过)?(多少|几)<asked:unit>(后)?(可以|能|才能|能够)?${done}<~.>`,
    `(<~>)?${does2}完?(这本书|全书|全程)?(需要?|要|用)(多少|几)<asked:unit>`,
  ],
  askTotal: [
    `how (much|many)( money| (?!does|is|was|has)(?<word_thing2>\\p{Ll}{2,20}s))?<~>${does} in <c>`,
    `(照这样计算,?|照这样,?)?<c>(一?共)?(能|可以|可)?${does2}(了)?(多少|几)(<asked2:unit>|${m})(?<word_thing2>零件|字|页|玩具|衣服|树|机器|服装)?`,
  ],
};

type Kind = StoryKind<keyof typeof words.en>;

const many: Kind = {
  tells: ["per", "total?", "askCount"],
  numbers: [["p", "t"], ["one"]],
  problem: ({ p, t }) => ({ en: `how many times $${p}$ makes $${t}$`, ch: `每份 $${p}$，一共 $${t}$，求份数` }),
  steps: [["divide", "answer", ({ p, t }) => over(t, p)]],
  answer: { name: "answer", unit: "one" },
  fits: ({ p, t, answer }) => same(times(answer, p), t),
  doubled: ["t"],
};

const total: Kind = {
  tells: ["per", "askTotal"],
  numbers: [["p"], ["c", "one"]],
  problem: ({ p, c }) => ({ en: `what $${c}$ times $${p}$ makes`, ch: `每份 $${p}$，$${c}$ 份一共多少` }),
  steps: [["multiply", "answer", ({ p, c, one }) => over(times(p, c), one)]],
  answer: { name: "answer", unit: "p" },
  fits: ({ p, c, one, answer }) => same(over(answer, p), over(c, one)),
  doubled: ["c"],
};

/** As much in the same time. */
const alike: Kind = {
  tells: ["base", "askTotal"],
  numbers: [["q"], ["c", "d"]],
  problem: ({ q, c, d }) => ({
    en: `what $${c}$ makes, if $${d}$ makes $${q}$`,
    ch: `$${d}$ 完成 $${q}$，$${c}$ 完成多少`,
  }),
  steps: [
    ["each", "each", ({ q, d }) => over(q, d)],
    ["multiplyEach", "answer", ({ each, c }) => times(each, c)],
  ],
  answer: { name: "answer", unit: "q" },
  fits: ({ q, c, d, answer }) => same(times(answer, d), times(q, c)),
  doubled: ["c"],
};

/** So much in each hour, day, or minute: for how long, or how much in all. */
export const rates = defineStories({
  name: "rates",
  words,
  about: "per| an? |each|every|每",
  frames,
  arrange: (facts) => (isOfOneThing(facts) ? facts.map(withTime) : null),
  kinds: [many, total, { ...total, tells: ["per", "during", "askWay"] }, alike],
});

/** The pages that are asked for are those that are read, and a way is asked for in the unit that it was told in. */
function isOfOneThing(facts: Fact[]): boolean {
  const of = (says: string) => facts.find((fact) => fact.says === says);
  const [told, ask] = [of("per") ?? of("base"), facts.find(({ says }) => says.startsWith("ask"))];
  const thing = told?.words.thing ?? told?.words.thing3;
  const asked = ask?.words.thing2;
  const unit = told?.numbers.p?.unit ?? told?.numbers.q?.unit;
  const wanted = ask?.units.asked2;
  const isThing = thing === asked || (ask?.says === "askCount" && !asked) || (!asked && !!wanted && !thing);
  return isThing && (!wanted || wanted.key === unit?.key);
}

/** What is told by the hour is told in hours. */
function withTime(fact: Fact): Fact {
  const { asked2: _, per1, ...units } = fact.units;
  const one: Fact["numbers"] = fact.says === "per" && per1 ? { one: { value: count(1), unit: per1, pi: false } } : {};
  return { ...fact, units, words: {}, numbers: { ...fact.numbers, ...one } };
}
