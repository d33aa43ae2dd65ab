import { measure as m } from "../../../stories/chinese-words.ts";
import type { Frames } from "../../../stories/frames.ts";
import { count, defineStories, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import words from "./words.json" with { type: "json" };

const things =
  "(trees?|flags?|poles?|posts?|lamps?|street ?lights?|lights?|lamp ?posts?|fence posts?|flowers?|chairs?|cones?|benches|bushes|plants|telephone poles|signs?|flower pots?|lanterns?)";
const plantCh = "(种|栽|植|摆|插|装|安装|安|放|设|挂|立)(上|了|着)?";
const one = "(一|1)?";

const frames: Frames = {
  "": ["(的)?(一侧|一旁|一边|1侧|1旁|1边)", "on one side( of (it|the \\p{Ll}+))?"],
  every: [
    `<~>${things}<~> ?every <d>( along| on| of)?<~.>`,
    `<~>${things}<~> ?every <d> (along|on|around|beside|down)<~> ?<l>(?! ?(?:apart|from))<~.>`,
    `<~>${things}<~> ?<d> apart( along| on)?<~.>`,
    `<~>${things}<~> ?<d> apart (along|on|around|beside)<~> ?<l><~.>`,
    `<~> ?(along|on|beside|around)<~> ?<l><~>${things}<~> ?every <d><~.>`,
    `<~>(?:每隔|相隔|每)<d>(?:就|要|都)?<~>${plantCh}${one}<~.>`,
    `<~>(?:相邻|每)(?:的)?(?:两|2)<~>(?:间隔|相隔|相距|距离|之间)<~><d><~.>`,
  ],
  round: [
    "<~> ?(around|surrounding) (a|the|this) (circular |round )?(lake|pond|pool|circle|track|garden|fountain|circular \\p{Ll}+|round \\p{Ll}+)<~.>",
    "<~>(?:圆形|环形|封闭|圆|湖|池塘|花坛)(?:的)?(?:湖|池塘|花坛|水池|跑道|操场)?<~>(?:周长|[一1]?周|[一1]圈|四周|周围)(?:共|全)?(?:是|为|长)?(<l>)?(?:的)?<~.>",
    "<~>(?:圆形|环形)<~.>",
  ],
  way: [
    "<~> ?(road|street|path|sidewalk|driveway|track|fence|garden|lake|pond|circle|park|side|trail|field|avenue|runway|bridge)( (that|which))?( is|'s)? <l>( long| around)?<~.>",
    "<~> ?<l>(-| )?(long )?(road|street|path|sidewalk|driveway|track|trail|avenue|runway|bridge|fence|side)<~.>",
    "<~>(?:长|全长|周长|周长是|周长为|长是|长度是|全长是|有)<l>(?:的)?<~.>",
    "<~>?<l>(?:长)?的<~>(?:路|街|道|堤|桥|边|走廊)(?:上|旁|边)?",
  ],
  bothEnds: [
    "<~> ?(including|at|with|on) (both|the 2|either|each)( of the)? ends?<~.>",
    "<~>(?:两端|两头|首尾)(?:都|也|也都|都要|均)<~>(?:种|栽|植|摆|插|装|安|放|有|要)<~.>",
    "(?:包括|含|包含|算上)(?:两端|两头)",
  ],
  noEnds: [
    "(but |and )?(not|none|no \\p{Ll}+|nothing|except) (at |on |including )?(both|either|each|the)( of the)? ends?<~.>",
    "<~>(?:两端|两头)(?:都)?(?:不|没有|没)(?:种|栽|植|摆|插|装|安|放|用种|需要)?<~.>",
  ],
  oneEnd: [
    "<~>(?:只有?一端|一端|只在一端|一头)(?:种|栽|植|摆|插|装|安|放)?<~>(?:,?(?:另一端|另一头)不(?:种|栽|植|摆|插))?",
  ],
  bothSides: ["<~> ?on both sides<~.>", "<~>(?:两侧|两旁|两边)<~.>"],
  asked: [
    `how many ${things}<~.>`,
    `(?:那么|问|求)?<~>(?:需要?|要|共|可以?|能|有|种|栽|摆|插|装|安)<~>(?:多少|几)${m}(?:小树|树苗|(?:柳|松|杨|梧桐|桃|柏|杉|银杏)?树|盆花|花|彩旗|小旗|红旗|旗|路灯|灯|灯笼|电线杆|杆|桩|木桩|椅子|长椅|石凳|牌|广告牌|垃圾桶|月季|菊花)?<.>`,
  ],
  cutInto: [
    "<~> ?(cut|cuts|sawed|saws|saw|sawing|chop|chopped|divided|split|break)<~> into <n> (equal |smaller )?(pieces|parts|sections|logs)<~.>",
    "<~>(?:锯|截|切|剪|砍|分)成(?:了)?<n>(?:小)?(?:段|截|块)<~.>",
  ],
  eachCut: [
    "<~> ?(each|every|one) cut (takes|took|needs|lasts)<~> ?<t><~.>",
    "<~>takes <t> (for each cut|per cut|to make (one|each|a|every) cut)<~.>",
    "<~>(?:每|一|每次)(?:锯|截|切|剪)?(?:下|断)?(?:一次|一下|一段|1次)?<~>(?:要|需要?|用|花)<t>",
  ],
  howLong: [
    "how (long|many <asked:unit>)<~.>",
    "<~>(?:要|需要?|用|花)<~>(?:多少|几)<asked:unit><~.>",
    "<~>(?:要|需要?|用|花)<~>(?:多长时间|多久)<~.>",
  ],
  ratio: [
    "<~>(?:锯|截|切|剪|砍|分)成<n>(?:小)?(?:段|截|块)<~>(?:要|需要?|用|花)(?:了|去)?<t>,?<~>(?:锯|截|切|剪|砍|分)成<m>(?:小)?(?:段|截|块)<~>(?:要|需要?|用|花)(?:多少|几)<asked:unit>",
    "<~>(?:从)?(?:1|一)(?:楼|层)?(?:走|爬|上|跑)?(?:到|至)(?:第)?<n>(?:楼|层)<~>(?:要|需要?|用|花)(?:了|去)?<t>,?<~>(?:从)?(?:1|一)(?:楼|层)?(?:走|爬|上|跑)?(?:到|至)(?:第)?<m>(?:楼|层)<~>(?:要|需要?|用|花)(?:多少|几)<asked:unit>",
    "(if )?(it takes|<~>takes?)<~> ?<t> to (cut|saw)<~> into <n> (pieces|parts),? ?how (long|many <asked:unit>)<~> to (cut|saw)<~> into <m> (pieces|parts)<~.>",
  ],
};

type Kind = StoryKind<keyof typeof words.en>;
type Ends = "both" | "none" | "round";
const one1 = count(1);
const two = count(2);

const ends: Record<Ends, { tells: string; row(gaps: ReturnType<typeof less>): ReturnType<typeof less> }> = {
  both: { tells: "bothEnds", row: (gaps) => sum(gaps, one1) },
  none: { tells: "noEnds", row: (gaps) => less(gaps, one1) },
  round: { tells: "oneEnd|round", row: (gaps) => gaps },
};

const row = (kind: Ends, isTwice: boolean): Kind => ({
  tells: ["every", "way?", ends[kind].tells, ...(isTwice ? ["bothSides"] : []), "asked"],
  numbers: [["d", "l"]],
  problem: ({ d, l }) => ({
    en: `how many stand every $${d}$ along $${l}$${isTwice ? ", on both sides" : ""}`,
    ch: `长 $${l}$，每隔 $${d}$ 一个${isTwice ? "，两侧" : ""}一共多少个`,
  }),
  steps: [
    ["gaps", "gaps", ({ d, l }) => over(l, d)],
    [kind, "row", ({ gaps }) => ends[kind].row(gaps ?? null)],
    ...(isTwice ? ([["sides", "answer", ({ row: side }) => times(side, two)]] as Kind["steps"]) : []),
  ],
  answer: { name: isTwice ? "answer" : "row" },
  whole: ["gaps"],
  fits: ({ d, l, row: side, answer }) => {
    const many = isTwice ? over(answer, two) : side;
    const gaps = kind === "both" ? less(many, one1) : kind === "none" ? sum(many, one1) : many;
    return same(times(gaps, d), l);
  },
  doubled: ["l"],
});

const cutting: Kind = {
  tells: ["cutInto", "eachCut", "howLong"],
  numbers: ["n", ["t"]],
  problem: ({ n, t }) => ({
    en: `how long it takes to cut something into $${n}$ pieces at $${t}$ for each cut`,
    ch: `锯成 $${n}$ 段，每锯一次 $${t}$，一共要多久`,
  }),
  steps: [
    ["cuts", "cuts", ({ n }) => less(n, one1)],
    ["cutting", "answer", ({ cuts, t }) => times(cuts, t)],
  ],
  answer: { name: "answer", unit: "t" },
  fits: ({ n, t, answer }) => same(sum(answer, t), times(n, t)),
  doubled: ["t"],
};

const again: Kind = {
  tells: ["ratio"],
  numbers: ["n", "m", ["t"]],
  problem: ({ n, m: more, t }) => ({
    en: `the time for $${more}$, if $${n}$ take $${t}$`,
    ch: `到 $${n}$ 用 $${t}$，到 $${more}$ 用多久`,
  }),
  steps: [
    ["cuts", "cuts", ({ n }) => less(n, one1)],
    ["oneCut", "once", ({ t, cuts }) => over(t, cuts)],
    ["moreCuts", "again", ({ m: more }) => less(more, one1)],
    ["all", "answer", ({ again: cuts, once }) => times(cuts, once)],
  ],
  answer: { name: "answer", unit: "t" },
  fits: ({ n, m: more, t, answer }) => same(times(answer, less(n, one1)), times(t, less(more, one1))),
  doubled: ["t"],
};

const isTwoSided = /(?<![a-z])(?:both|each|either) sides?(?![a-z])|两侧|两旁|两边|每侧|每边/;

/** Things in a row with equal gaps, and pieces with cuts between them. */
export const rowsAndGaps = defineStories({
  name: "rows-and-gaps",
  words,
  about: "every|apart|cut|saw|隔|相邻|距|锯|截|剪|段|楼|层",
  frames,
  // Both sides are twice as many, in whatever clause they are said.
  arrange: (facts, story) =>
    isTwoSided.test(story) && !facts.some(({ says }) => says === "bothSides")
      ? [...facts, { says: "bothSides", numbers: {}, words: {}, units: {} }]
      : facts,
  kinds: [...(Object.keys(ends) as Ends[]).flatMap((kind) => [row(kind, false), row(kind, true)]), cutting, again],
});
