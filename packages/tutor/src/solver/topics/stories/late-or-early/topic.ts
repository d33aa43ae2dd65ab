import type { Frames } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { defineStories, less, over, same, sum } from "../../../stories/reckoned.ts";

const goCh = "(走|行|骑|骑车|步行|行走)";
const from = "(<~>从家(到|去|步行到|骑车去)(学校|单位|公司|图书馆|公园|火车站)(上学|上班)?)?";
const at = (speed: string) =>
  `(如果|若|要是)?,?(他|她|小\\p{Script=Han})?(以|用)?(每分钟?)${goCh}?<${speed}>(的速度)?${goCh}?,?`;
const late = (name: string) => `(就|则|会|就会|将|要)?(迟到|晚到)<${name}>`;
const early = (name: string) => `(就|则|会|就会|就能|就可以|可以|能|可)?(早到|提前)<${name}>(到|到达)?(学校)?`;

const frames: Frames = {
  start: ["(<_:who>|他|她)?从家(到|去|步行到|骑车去)(学校|单位|公司|图书馆|公园|火车站)(上学|上班)?"],
  slow: [`${from}${at("v")}${late("l")}`],
  fast: [`(而|那么)?${at("u")}${early("e")}`],
  ask: [
    "(求|问)?((从|他|她|小\\p{Script=Han})?(的)?家)?(到|离|与|和|距)(学校|单位|公司|图书馆|公园|火车站)(的)?(距离|路程)?(是|有|相距)?(多少|几)<asked:unit>",
  ],
};

const kind: LineKind = {
  tells: ["start?", "slow", "fast", "ask"],
  numbers: [
    ["v", "u"],
    ["l", "e"],
  ],
  problem: ({ v, u, l, e }) => ({
    en: `the way that takes $${l}$ too long at $${v}$ and $${e}$ less than the time at $${u}$`,
    ch: `速度 $${v}$ 迟到 $${l}$，速度 $${u}$ 早到 $${e}$，求路程`,
  }),
  steps: [
    line("late", "times", "v", "l", "how far is left to go at the slower speed", "慢时到点还差的路程"),
    line("early", "times", "u", "e", "how much farther one could go at the faster speed", "快时到点还能多走的路程"),
    line("gap", "plus", "late", "early", "the difference of both", "两次相差的路程"),
    line("faster", "minus", "u", "v", "the difference of the speeds", "速度差"),
    line("time", "over", "gap", "faster", "the right time", "准时要的时间"),
    line("on", "plus", "time", "l", "the time at the slower speed", "慢时用的时间"),
    line("answer", "times", "v", "on", "the way", "路程"),
  ],
  answer: { name: "answer", unit: "v" },
  fits: ({ v, u, l, e, answer }) => same(less(over(answer, v), over(answer, u)), sum(l, e)),
  doubled: ["v", "u"],
};

/** How far it is, by who comes late at one speed and early at another. */
export const lateOrEarly = defineStories({
  name: "late-or-early",
  words: lineWords,
  about: "迟到|晚到",
  frames,
  everyReading: true,
  // In meters a minute and minutes, as it is told everywhere.
  arrange: (facts) => {
    const numbers = facts.flatMap((fact) => Object.entries(fact.numbers));
    const fits = numbers.every(([name, { unit }]) => unit?.key === (name === "v" || name === "u" ? "m" : "minutes"));
    return fits ? facts : null;
  },
  kinds: [kind],
});
