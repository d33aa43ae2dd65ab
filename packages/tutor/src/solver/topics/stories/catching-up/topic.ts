import type { Fact, Frames } from "../../../stories/frames.ts";
import { defineStories, less, over, same, sum, times } from "../../../stories/reckoned.ts";
import words from "./words.json" with { type: "json" };

const goes = "(走|行|跑|骑|行驶|开|飞行|骑行|步行|行走)?";

const frames: Frames = {
  speed: [
    "<~> ?<v><~.>",
    `<~>每<p1:per>${goes}<v>(的速度)?<~.>`,
    `<~>(的)?速度(是|为)每<p1:per>${goes}?<v>`,
    "<~><v>(的速度)?<~.>",
  ],
  later: [
    "(after |exactly )?<t> (later|afterwards?|after that|after he left|after she left),? ?(another|a second|the second|the other|her|his|my|a|the|<_:word>)<~>( ?(at|going|driving|traveling|with a speed of|at a speed of))? ?<w><~.>",
    "(another|a second|the second|the other|her|his|my|a|the|<_:word>)<~> (leaves|starts|left|started|sets off|sets out|set off|set out)<~> ?<t> (later|after)<~>( ?(at|going|driving|traveling|with a speed of|at a speed of))? ?<w><~.>",
  ],
  wait: [
    "(先)?(出发|走了?|行了?|开出)<t>(后|之后|以后)<~>",
    "<t>(后|之后|以后)<~.>",
    "<~>先(走|行|出发|开出|跑)(了)?<t>(后)?<~.>",
  ],
  asked: [
    "(in |after )?(how long|how many <asked:unit>|when)(?!.{0,80}(?:first|did|since|after \\p{Ll}+ (?:left|leaves|starts)))<~> (catch|catches|overtakes?|catch up)<~.>",
    "<~>(多少|几)<asked:unit>(后|之后|以后|才)?<~>(追上|追到|赶上|追及)<~.>",
    "<~>(追上|赶上)<~>(要|需要?|用)?(多少|几)<asked:unit>",
    "<~>(多久|多长时间)(后|之后|以后|才)?<~>(追上|追到|赶上|追及)<~.>",
  ],
};

/** One starts, and some time later a faster one goes after it: when it is caught. */
export const catchingUp = defineStories({
  name: "catching-up",
  words,
  about: "catch|overtake|追|赶上",
  frames,
  arrange,
  kinds: [
    {
      tells: ["chase", "asked"],
      numbers: [["v", "w"], ["t"]],
      problem: ({ v, w, t }) => ({
        en: `when someone at speed $${w}$ catches someone at speed $${v}$ who started $${t}$ earlier`,
        ch: `前者速度 $${v}$，先出发 $${t}$，后者速度 $${w}$，多久追上`,
      }),
      steps: [
        ["lead", "lead", ({ v, t }) => times(v, t)],
        ["gain", "gain", ({ v, w }) => less(w, v)],
        ["time", "answer", ({ lead, gain }) => over(lead, gain)],
      ],
      answer: { name: "answer", unit: "t" },
      per: "t",
      fits: ({ v, w, t, answer }) => same(times(v, sum(t, answer)), times(w, answer)),
      doubled: ["t"],
    },
  ],
});

/** The one who is told of first has started first. */
function arrange(facts: Fact[], story: string): Fact[] | null {
  // 弟弟出发几分钟后被追上 asks for the time of who is caught.
  if (story.includes("被")) return null;
  const speeds = facts.filter(({ says }) => says === "speed" || says === "later");
  const waits = facts.filter(({ says }) => says === "wait" || says === "later");
  const [first, second] = speeds;
  const [v, w, t] = [first?.numbers.v, second?.numbers.w ?? second?.numbers.v, waits[0]?.numbers.t];
  const asked = facts.filter(({ says }) => says === "asked");
  if (!first || !second || !v || !w || !t || speeds.length !== 2 || waits.length !== 1 || asked.length !== 1)
    return null;
  const units = [v.unit, w.unit].map((unit) => unit?.dimension);
  const inTime =
    units.every((unit) => unit === "speed") || facts.every(({ says, units: { p1 } }) => says !== "speed" || p1);
  if (t.unit?.dimension !== "time" || !inTime || units[0] !== units[1]) return null;
  return [
    {
      ...first,
      says: "chase",
      words: {},
      numbers: { v, w, t },
      units: { ...first.units, ...(second.units.p1 && { p2: second.units.p1 }) },
    },
    ...asked,
  ];
}
