import type { Frames } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { count, defineStories, less, over, same } from "../../../stories/reckoned.ts";

const saw = "(saw|cut|chop)";
const pieces = "(equal )?(pieces|parts|sections)";
// A cake is cut across, and not in a row.
const long =
  "(wooden |steel |metal |long )?(log|board|rope|plank|pipe|beam|stick|rod|bar|ribbon|wire|pole|piece of wood|tree trunk)";
const sawCh = "(锯|截|剪|切)(成|开成)";
const log = "(把|将)?(这|那)?((一|1)?(根|段|条))?(同样的|这样的)?(木头|木料|圆木|木条|木棍|钢管|绳子|铁丝)?";
const floor = "(floor|the) ?(1|one|first floor|ground floor)";

const frames: Frames = {
  cut: [
    `(it takes|it took|if it takes) (<_:noun> )?<t> to ${saw} (a|one|1|the) ${long} into <m> ${pieces}`,
    `(<_:noun>|he|she|they) (takes|took|needs|needed|can take) <t> to ${saw} (a|one|1|the) ${long} into <m> ${pieces}`,
    `${log}${sawCh}<m>段,?(一?共)?(要|需要?|用|用了|花了?|要用)<t>`,
    `(<~>用|用)<t>(把|将)((一|1)?(根|段|条))?(木头|木料|圆木|木条|木棍|钢管|绳子)${sawCh}<m>段`,
  ],
  cutAsk: [
    `how (long|many <asked:unit>) (will|would|does|do|should) it take( <_:noun>| him| her| them)? to ${saw} (it|one|a|another|the|a similar|the same)( ${long})? into <n> ${pieces}`,
    `how (long|many <asked:unit>) for <n> ${pieces}`,
    `(那么|照这样|照这样计算|如果|要是|用同样的速度)?,?(要)?${log}${sawCh}<n>段,?(一?共)?(要|需要?|用|要用)(多少|几)(<asked:unit>|时间)`,
  ],
  climb: [
    `(climbing|walking|going|running) (up )?from ${floor} to (floor <m>|the <m>th floor) takes( <_:noun>| me| him| her)? <t>`,
    `it (takes|took) (<_:noun> )?<t> to (climb|walk|go|run) (up )?from ${floor} to (floor <m>|the <m>th floor)`,
    "(<_:who>|他|她)?(从|由)(一|1)(楼|层)(走|爬|上|跑)?到<m>(楼|层)(一?共)?(要|需要?|用了?|用时|花了?)<t>",
  ],
  climbAsk: [
    `(at the same (pace|speed|rate),? )?how (long|many <asked:unit>) (does it take |will it take |would it take |is it )?(to (climb|walk|go) )?(up )?from ${floor} to (floor <n>|the <n>th floor)`,
    "(照这样(计算|的速度)?|用同样的速度|以同样的速度|那么)?,?(他|她)?((从|由)(一|1)(楼|层))?(走|爬|上|跑)?到<n>(楼|层)(一?共)?(要|需要?|用|要用)(多少|几)(<asked:unit>|时间)",
  ],
};

const kind = (told: string, asked: string, en: string, ch: string): LineKind => ({
  tells: [told, asked],
  numbers: [["t"], "m", "n"],
  problem: ({ t, m, n }) => ({
    en: `if $${m}$ ${en} take $${t}$, how long $${n}$ take (one step fewer than the number)`,
    ch: `$${m}$ ${ch}要 $${t}$，$${n}$ ${ch}要多久（次数比个数少 1）`,
  }),
  steps: [
    line("before", "minus", "m", "1", "how many steps were done", "做了几次"),
    line("each", "over", "t", "before", "the time of one step", "每次的时间"),
    line("after", "minus", "n", "1", "how many steps are to be done", "要做几次"),
    line("answer", "times", "each", "after", "the whole time", "总时间"),
  ],
  answer: { name: "answer", unit: "t" },
  fits: ({ t, m, n, answer }) => same(over(answer, t), over(less(n, count(1)), less(m, count(1)))),
  doubled: ["t"],
  whole: ["m", "n"],
});

/** So many pieces need one cut fewer, and so many floors one stair fewer. */
export const cutsAndFloors = defineStories({
  name: "cuts-and-floors",
  words: lineWords,
  about: "(?<![a-z])(?:saw|cut|chop|floor)|锯|截|剪|切|楼|层",
  frames,
  everyReading: true,
  kinds: [kind("cut", "cutAsk", "pieces", "段"), kind("climb", "climbAsk", "floors", "层")],
});
