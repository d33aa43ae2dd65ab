import type { Frames } from "../../../stories/frames.ts";
import { count, defineStories, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import words from "./words.json" with { type: "json" };

const going =
  "(drives?|drove|rides?|rode|bikes?|biked|walks?|walked|runs?|ran|hikes?|hiked|travels?|traveled|goes|went|cycles?|cycled|jogs?|jogged|flies|flew|sails?|sailed|climbs?|climbed)";
const who = "(<_:noun> )?";
const at = "(at|at an average of|at a speed of|averaging|at an average speed of)";
const along =
  "(on|along|by|over|via) (the|that) same (road|route|way|path|trail)|(the )?same (road|route|way|path|trail)";
const goCh = "(走|行驶?|骑|跑|开|爬|航行|行走)";
const whoCh = "(<~>)";
const per = "(每(小时|时|分钟?)|以每(小时|时|分钟?))";
const sameWay =
  "(back|home|back home|back home (along|on) the same (road|route|way|path)|home (along|on) the same (road|route|way|path)|back (along|on) the same (road|route|way|path|trail)|back the same way|down|the same distance back|the same way back|(back )?down the same (path|trail|road|hill|mountain)|up|up the (hill|mountain))";

const frames: Frames = {
  there: [
    `(if )?${who}${going}( up| uphill| to <_:noun>| there| a distance of)?( a hill| a mountain| the hill| the mountain)? ?(<d>)? ?(to <_:noun> |up a hill |there |up <_:noun> )?${at} <v>( to <_:noun>| up| there)?`,
    `(drives?|drove|rides?|rode|bikes?|biked|goes|went) to work ${at} <v>`,
    `${whoCh}(上山|去时|上坡|从<~>到<~>|骑车去<~>|开车去<~>|步行去<~>|走上山)?(时)?,?${per}${goCh}?<v>`,
  ],
  back: [
    `(and |then |and then )?(he |she |it |they |<_:noun> )?(came |comes |returns? |returned |${going} )?(${sameWay}) ?${at} <u>`,
    `(and |then )?(he |she |it |they |i )?(came |comes |returns? |returned |${going} )?(back|home|downhill|back home)( (${along}))? ?${at} <u>( (${along}))?`,
    `(and |then )?(he |she |it |they )?(returns|returned|came back|comes back|comes home|goes back|went back)( home)?( along the same (road|route|way|path))? ?${at} <u>`,
    `${whoCh}?(然后|再|又)?(沿?原路|按原路)?(返回|下山|回来|回家|下坡|回来时|返回时|下山时|回时)(时)?,?${per}${goCh}?<u>`,
  ],
  asked: [
    "(what is|what was|what's|find) (the |his |her |its |their )?average speed( in <asked:unit>)?( for| of| over| on)?( the| his| her)?( (whole|entire|round|total))?( trip| journey| way| ride| drive)?",
    "(what is |what was |what's |find |and )?(the |his |her |my |its )?average speed( for| of| over| on)( the| his| her| my)? (whole|entire|round|total)( trip| journey| way| ride| drive)( in <asked:unit>)?",
    "(求|问)?(他|她|它|小\\p{Script=Han}|小\\p{Script=Han}的)?(往返|上下山|全程|来回|上山和下山|上坡和下坡|整个路程)的?(平均速度|平均每(小时|时|分钟?)行?走?)(是)?(每(小时|时|分钟?))?(多少|几)?[<asked:unit>]",
    "(求|问)?(他|她|它)?(往返|上下山|全程|来回)?的?平均速度(是|为)?每?(多少|几)?",
    "(求|问)?(往返|上下山|全程|来回)的?平均速度(是)?每(小时|时)(行|走)?(多少|几)(千米|公里)",
    "(求|问)?(往返|上下山|全程|来回)的?平均速度(是)?每分钟?(行|走)?(多少|几)米",
  ],
};

type Kind = StoryKind<keyof typeof words.en>;
const two = count(2);

/** The way matters not: there and back it is the same. */
const roundTrip = (hasWay: boolean): Kind => ({
  tells: ["there", "back", "asked"],
  numbers: hasWay ? [["v", "u"], ["d"]] : [["v", "u"]],
  problem: ({ v, u }) => ({
    en: `the average speed of a way there at $${v}$ and back at $${u}$`,
    ch: `去时速度 $${v}$，沿原路返回速度 $${u}$，求往返的平均速度`,
  }),
  steps: [
    ["notMiddle", "way", ({ v, u }) => times(v, u)],
    ["times", "first", ({ way, v }) => over(way, v)],
    ["times", "second", ({ way, u }) => over(way, u)],
    ["all", "hours", ({ first, second }) => sum(first, second)],
    ["average", "answer", ({ way, hours }) => over(times(way, two), hours)],
  ],
  answer: { name: "answer" },
  // By the harmonic mean: 2 divided by the sum of the inverses.
  fits: ({ v, u, answer }) => same(sum(over(count(1), v), over(count(1), u)), over(two, answer)),
  doubled: ["v", "u"],
});

/** The average speed of a way there and back. */
export const averageJourneys = defineStories({
  name: "average-journeys",
  words,
  about: "average speed|平均速度|平均每",
  frames,
  everyReading: true,
  // The speed may be asked for in the unit that it is told in.
  arrange: (facts) => {
    const told = facts.find(({ numbers }) => numbers.v)?.numbers.v?.unit?.key;
    const isOther = facts.some(({ units: { asked } }) => asked && asked.key !== told);
    return isOther ? null : facts.map((fact) => ({ ...fact, units: {} }));
  },
  kinds: [roundTrip(true), roundTrip(false)],
});
