import { q } from "@dripstone/checker/mathematics";
import type { Fact, Frames } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { defineStories, less, same, times } from "../../../stories/reckoned.ts";

const beasts = "(cows|cattle|sheep|horses|goats|oxen|bulls|animals)";
const beastCh = "(头|只|匹)(牛|羊|马|奶牛)";
const field = "(this|the|that|a|an|one|it|a certain|the same)?( grassy| grass)? ?(field|pasture|meadow|lawn)?";
const grassCh = "(有)?((一|1)(片|块|个)|这(片|块))?(牧场|牧草|草地|草场|草原|青草)(上)?(的草)?";

const frames: Frames = {
  grows: [
    "(the )?(grass )?(in|on|of)? ?(<_:noun> )?(grass |it )?(grows|is growing) (steadily|evenly|uniformly|at a (constant|steady|uniform) (rate|speed|pace))( every day| each day| all the time)?",
    `(${grassCh})?(上)?(的)?(草|牧草)?(每天|一直|每周|都|每日)*(在)?(匀速|均匀|同样速度)(地)?(生长|增长|长|长出)(着)?`,
    `(where )?(the )?grass grows (steadily|evenly|uniformly|at a (constant|steady|uniform) (rate|speed|pace))`,
  ],
  fed: [
    `${field} ?(feeds|can feed|could feed|is enough for) <a> ${beasts} for <t>,? (or|and) (for )?<b> ${beasts} for <u>`,
    `<a> ${beasts} (can )?(eat|graze) (all )?(the (grass|field|pasture|meadow)|it|a field|a meadow|a pasture)( bare)? in <t>,? (and|or|while) <b> ${beasts} (can )?((eat|graze) (it|all of it|the grass|the field) )?in <u>`,
    `(${grassCh})?,?(可以|可|能|够)?(供|让)?<a>${beastCh}(可以|可|能)?吃<t>(吃完)?,?(或|或者|也可以?|也能)?(可以|可|能|够)?(供|让)?<b>${beastCh}(可以|可|能)?吃<u>(吃完)?`,
    `(${grassCh})?,?<a>${beastCh}(可以|可|能)?<t>(可以)?(吃完|吃光),?<b>${beastCh}(可以|可|能)?<u>(可以)?(吃完|吃光)`,
  ],
  howLong: [
    `(for )?how many <asked:unit> (would|will|can|could|does) (it|${field}) (feed|last( for)?|be enough for) <c> ${beasts}`,
    `(for )?how (long|many <asked:unit>) (would|will|can|could|does) (it take )?<c> ${beasts}( need| take)?( to (eat|graze) (all )?(the (grass|field|pasture|meadow)|it)( bare)?)?`,
    `(那么|如果|问)?,?(可以|可|能|够)?(供|让)?<c>${beastCh}(来吃)?,?(可以|可|能|够|要)?(吃)?(多少|几)<asked:unit>(可以)?(吃完|吃光)?`,
  ],
};

const kind: LineKind = {
  tells: ["grows?", "fed", "howLong"],
  numbers: [["t", "u"], "a", "b", "c"],
  problem: ({ t, u, a, b, c }) => ({
    en: `growing grass: $${a}$ animals for $${t}$, $${b}$ for $${u}$; how long for $${c}$`,
    ch: `草匀速生长：$${a}$ 头吃 $${t}$，$${b}$ 头吃 $${u}$，求 $${c}$ 头吃多久`,
  }),
  steps: [
    line("all", "times", "a", "t", "what is eaten in the longer time", "时间长的一共吃的份数"),
    line("less", "times", "b", "u", "what is eaten in the shorter time", "时间短的一共吃的份数"),
    line("more", "minus", "all", "less", "what grew in between", "多长出的份数"),
    line("later", "minus", "t", "u", "the time in between", "相差的时间"),
    line("growth", "over", "more", "later", "what grows in one unit of time", "每单位时间长出的份数"),
    line("grown", "times", "growth", "t", "what grew in the longer time", "时间长的一共长出的份数"),
    line("first", "minus", "all", "grown", "what was there at first", "原有的份数"),
    line("net", "minus", "c", "growth", "how many eat what was there", "吃原有草的头数"),
    line("answer", "over", "first", "net", "the time", "吃的时间"),
  ],
  answer: { name: "answer", unit: "t" },
  // What is eaten is what was there and what has grown, each time.
  fits: ({ a, t, b, u, c, answer }) => {
    const cross = (x: Maybe, s: Maybe, y: Maybe, v: Maybe) => times(less(times(x, s), times(y, v)), less(t, u));
    const grown = less(times(a, t), times(b, u));
    return !!answer && same(cross(c, answer, a, t), times(grown, less(answer, t)));
  },
  doubled: [],
};
type Maybe = Parameters<typeof same>[0];

/** The longer time is named first. */
function longerFirst(facts: Fact[]): Fact[] {
  return facts.map((fact) => {
    const { a, b, t, u } = fact.numbers;
    if (fact.says !== "fed" || !a || !b || !t || !u || q.compare(t.value, u.value) >= 0) return fact;
    return { ...fact, numbers: { a: b, b: a, t: u, u: t } };
  });
}

/** How long grass that grows feeds so many animals. */
export const growingGrass = defineStories({
  name: "growing-grass",
  words: lineWords,
  about: "grass|field|pasture|meadow|草|牧场",
  frames,
  everyReading: true,
  // Without a word of growing it may be cut and stored.
  arrange: (facts, story) => (/grow|长|牧草|草地|牧场|草场/.test(story) ? longerFirst(facts) : null),
  kinds: [kind],
});
