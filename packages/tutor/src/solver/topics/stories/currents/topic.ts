import type { Frames } from "../../../stories/frames.ts";
import { count, defineStories, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import words from "./words.json" with { type: "json" };

const craft =
  "(a|the|his|her|my|this|one)? ?(motor ?boat|boat|ship|canoe|kayak|rowboat|ferry|swimmer|barge|paddler|rower|he|she|it|<_:word>)";
const go =
  "(travels?|goes|go|moves?|sails?|rows?|row|paddles?|paddle|swims?|swim|can go|can travel|can row|can swim|can paddle)";
const at = "( at)?( a speed of| a rate of)?";
const flow = "(the )?(speed of the |rate of the )?(current|stream|river|water)('s speed)?( of the (river|stream))?";
const craftCh = "(一?(艘|条|只)?(轮船|客船|货船|小船|汽艇|游船|船|客轮|快艇|某船))?";
const [down, up] = [
  "(downstream|down the river|with the current|downriver)",
  "(upstream|up the river|against the current|upriver|back upstream)",
];

const frames: Frames = {
  "": [
    "(一?(艘|条|只)(轮船|客船|货船|小船|汽艇|游船|船))",
    "(甲,?乙)?(两|2)(港|地|码头|城)(之间|间)?",
    `${craft} (leaves|left|starts|started)<~.>`,
  ],
  still: [
    `(if )?${craft} ${go}${at} <s> in (still|calm) water`,
    `(the )?(speed of (the |a )?(boat|ship|canoe|kayak|swimmer)|boat's speed|(boat|ship|canoe|kayak)'s speed) in (still|calm) water is <s>`,
    `in (still|calm) water,? ${craft} ${go}${at} <s>`,
    `${craftCh}在静水中(的速度(是|为)?)?(每(小时|时)(航行|行驶?|走)?<s>|<s>)`,
    `${craftCh}的?静水速度(是|为)?(每(小时|时))?<s>`,
    "(船速|静水速度|船在静水中的速度|船的静水速度)(是|为)?(每小时)?<s>",
  ],
  current: [
    `(and |if )?(${flow} (is|flows at|moves at|runs at|has a speed of)|the river flows at|there is a current of|with a current of|in a river with a current of|on a river with a current of|in a current of) <c>`,
    "(水流的?速度|水速|水流|水流每小时|河水的?流速|水流的?速度每小时)(是|为)?(每小时)?(流)?<c>",
  ],
  goesDown: [
    `(if )?${craft} ${go} <d> ${down} in <t>`,
    `${craftCh}(顺水|顺流)(航行|行驶?|而下|行|走)?(了)?<d>(需要?|要|用)(了)?<t>`,
    `(从甲(港|地|码头)到乙(港|地|码头))?${craftCh}(顺水|顺流)(航行|行驶?|而下|行)?(需要?|要|用)?(了)?<t>(航行|行驶?|行|走)?(了)?<d>`,
  ],
  backUp: [
    `(and |but )?(comes |goes |returns |it takes |makes the trip |it ${go} |${go} )?(back |the same distance |home )?(${up})?,?( in| takes| for the return trip in)? <u>( to (return|come back|go back))?( ${up})?`,
    "(返回时|原路返回|返回|沿原路返回|回来时)?(逆水|逆流)(航行|行驶?|而上|行)?(同样的?路程|这段路程?|返回)?(需要?|要|用)?(了)?<u>",
    "(逆水|逆流)(航行|行驶?|而上|行)?(了)?<d2>(需要?|要|用)(了)?<u>",
  ],
  askUp: [
    `how long (will|would|does) (a|the) <w> trip ${up} take`,
    `how long (does it take|will it take|would it take|does|will) ?(${craft})? ?(to|take to)? ?${go} <w> ${up}`,
    `how many <asked:unit> (does it take|will it take|would it take|does|will) ?(${craft})? ?(need )?(to|take to)? ?${go} <w> ${up}`,
    `(它|这艘船|船)?(逆水|逆流)(航行|行驶?|而上|行)?<w>(需要?|要|用)(多少|几)<asked:unit>`,
    `(它|这艘船|船)?(逆水|逆流)(航行|行驶?|而上|行)?<w>(需要?|要|用)(多长时间|多久)`,
  ],
  askDown: [
    `how long (will|would|does) (a|the) <w> trip ${down} take`,
    `how long (does it take|will it take|would it take|does|will) ?(${craft})? ?(to|take to)? ?${go} <w> ${down}`,
    `how many <asked:unit> (does it take|will it take|would it take|does|will) ?(${craft})? ?(need )?(to|take to)? ?${go} <w> ${down}`,
    `(它|这艘船|船)?(顺水|顺流)(航行|行驶?|而下|行)?<w>(需要?|要|用)(多少|几)<asked:unit>`,
    `(它|这艘船|船)?(顺水|顺流)(航行|行驶?|而下|行)?<w>(需要?|要|用)(多长时间|多久)`,
  ],
  farUp: [
    `how far (can|does|will|would) ${craft} ${go} ${up} in <t>`,
    "(它|这艘船|船)?(逆水|逆流)(航行|行驶?|而上|行)?<t>(能|可以|可)?(航行|行驶?|行|走)?(多少|几)<asked:unit>",
  ],
  farDown: [
    `how far (can|does|will|would) ${craft} ${go} ${down} in <t>`,
    "(它|这艘船|船)?(顺水|顺流)(航行|行驶?|而下|行)?<t>(能|可以|可)?(航行|行驶?|行|走)?(多少|几)<asked:unit>",
  ],
  askCurrent: [
    `(what is|what's|find|how fast is) ${flow}`,
    "(求|问)?(水流的?速度|水速|水流)(是)?(每小时)?(多少|几)?<asked:unit>?".replace("<asked:unit>?", "[<asked:unit>]"),
  ],
  askStill: [
    `(what is|what's|find) (the )?(speed of (the |a )?(boat|ship|canoe|kayak|swimmer)|(boat|ship|canoe|kayak)'s speed) in (still|calm) water`,
    `how fast (does|can) ${craft} ${go} in (still|calm) water`,
    "(求|问)?(船在静水中的速度|船速|静水速度|这艘船在静水中的速度)(是)?(每小时)?(多少|几)?[<asked:unit>]",
  ],
};

type Kind = StoryKind<keyof typeof words.en>;
const two = count(2);

const along = (isUp: boolean, wanted: "time" | "way"): Kind => ({
  tells: ["still", "current", wanted === "time" ? (isUp ? "askUp" : "askDown") : isUp ? "farUp" : "farDown"],
  numbers: wanted === "time" ? [["s", "c"], ["w"]] : [["s", "c"], ["t"]],
  problem: ({ s, c, w, t }) => ({
    en: `${isUp ? "upstream" : "downstream"} ${wanted === "time" ? `for $${w}$` : `for $${t}$ hours`}, at $${s}$ in still water with a current of $${c}$`,
    ch: `静水速度 $${s}$，水流速度 $${c}$，${isUp ? "逆水" : "顺水"}${wanted === "time" ? `行 $${w}$` : `行 $${t}$ 小时`}`,
  }),
  steps: [
    [isUp ? "against" : "with", "v", ({ s, c }) => (isUp ? less(s, c) : sum(s, c))],
    wanted === "time" ? ["time", "answer", ({ w, v }) => over(w, v)] : ["way", "answer", ({ v, t }) => times(v, t)],
  ],
  answer: { name: "answer" },
  fits: ({ s, c, w, t, answer }) =>
    wanted === "time"
      ? same(isUp ? less(times(s, answer), times(c, answer)) : sum(times(s, answer), times(c, answer)), w)
      : same(isUp ? sum(over(answer, t), c) : less(over(answer, t), c), s),
  doubled: [wanted === "time" ? "w" : "t"],
});

const both = (wanted: "askCurrent" | "askStill"): Kind => ({
  tells: ["goesDown", "backUp", wanted],
  numbers: [["d"], ["t", "u"]],
  problem: ({ d, t, u }) => ({
    en: `the speed of the ${wanted === "askCurrent" ? "current" : "boat in still water"}, if $${d}$ take $${t}$ downstream and $${u}$ upstream`,
    ch: `顺水行 $${d}$ 用 $${t}$ 小时，逆水用 $${u}$ 小时，求${wanted === "askCurrent" ? "水流速度" : "静水速度"}`,
  }),
  steps: [
    ["downSpeed", "fast", ({ d, t }) => over(d, t)],
    ["upSpeed", "slow", ({ d, u }) => over(d, u)],
    wanted === "askCurrent"
      ? ["halfGap", "answer", ({ fast, slow }) => over(less(fast, slow), two)]
      : ["halfSum", "answer", ({ fast, slow }) => over(sum(fast, slow), two)],
  ],
  answer: { name: "answer" },
  fits: ({ d, t, u, answer }) => {
    const [fast, slow] = [over(d, t), over(d, u)];
    return wanted === "askCurrent"
      ? same(less(fast, answer), sum(slow, answer))
      : same(less(fast, answer), less(answer, slow));
  },
  doubled: ["d"],
});

/** Boats in a current. Speeds are in one unit of way an hour, so times come in hours. */
export const currents = defineStories({
  name: "currents",
  words,
  about: "current|stream|顺水|逆水|顺流|逆流",
  frames,
  everyReading: true,
  arrange: (facts, story) => (inHours(story) ? facts.map(withoutSpeedUnits) : null),
  kinds: [
    along(true, "time"),
    along(false, "time"),
    along(true, "way"),
    along(false, "way"),
    both("askCurrent"),
    both("askStill"),
  ],
});

/** Minutes and hours in one story, or miles and kilometers, are nobody's usual question. */
const inHours = (story: string) =>
  !/\b(?:minutes?|seconds?|days?)\b|分钟|秒|天/.test(story) && !(/mph|miles?/.test(story) && /km|kilomet/.test(story));

type Facts = Parameters<NonNullable<Parameters<typeof defineStories>[0]["arrange"]>>[0];

const withoutSpeedUnits = (fact: Facts[number]): Facts[number] => ({
  ...fact,
  units: {},
  numbers: Object.fromEntries(
    Object.entries(fact.numbers).map(([name, quantity]) => [name === "d2" ? "d" : name, { ...quantity, unit: null }]),
  ),
});
