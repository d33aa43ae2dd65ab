import type { Frames } from "../../../stories/frames.ts";
import { defineStories, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import words from "./words.json" with { type: "json" };

const bridge = "(大桥|铁路桥|铁桥|桥|隧道|山洞|bridge|tunnel)";
const frames: Frames = {
  train: [
    "(一列|一辆)?(火车|列车|动车|高铁|货车)(车身)?(全?长|身长)(是|为)?<l>",
    "(一列|一辆)?(车身)?长(是|为)?<l>的(火车|列车|动车|高铁)",
    "(an?|the) <l>(-| )?(long )?train",
    "(an?|the) train (is|that is|which is) <l>( long)?",
  ],
  speed: [
    "(,)?(以|用)<v>的速度",
    "(,)?(以|用)?每(秒|秒钟)(行驶|行|走)?<w>(的速度)?",
    "(it |and )?(is )?(traveling|moving|travels|moves|going|running) at( a speed of)? <v>",
  ],
  bridge: [
    `(,)?(完全)?(通过|过|穿过|经过)一?(座|条|个)?(全?长)?(是|为)?<b>的${bridge}`,
    `(,)?(完全)?(通过|过|穿过|经过)一?(座|条|个)?<b>长的${bridge}`,
    `(crosses|passes|passes through|goes through|to cross|to pass through|completely crosses) (an?|the) <b>(-| )?(long )?${bridge}`,
  ],
  ask: [
    "(,)?(一?共)?(需要?|要|用|需用)(多少|几)<asked:unit>(时间)?(才能)?(通过|完全通过|过桥)?",
    `(how long|how many <asked:unit>) (does|will|would) (it|the train) take( for (it|the train))?( to (completely |fully )?(cross|pass|go through|pass through)( (it|the ${bridge}|completely|an? <b>(-| )?(long )?${bridge})))?`,
  ],
};

const crossing = (speed: "v" | "w"): StoryKind<keyof typeof words.en> => ({
  tells: ["train", "speed", "bridge?", "ask"],
  numbers: [["l", "b", ...(speed === "w" ? ["w"] : [])], ...(speed === "v" ? [["v"]] : [])],
  problem: ({ l, b, v, w }) => ({
    en: `how long a train of length $${l}$ takes to cross $${b}$ at the speed $${v ?? w}$`,
    ch: `长 $${l}$ 的火车以 $${v ?? w}$ 的速度通过 $${b}$，求时间`,
  }),
  steps: [
    ["way", "way", ({ l, b }) => sum(l, b)],
    ["time", "answer", ({ way, v, w }) => over(way, v ?? w)],
  ],
  answer: { name: "answer" },
  fits: ({ l, b, v, w, answer }) => same(less(times(answer, v ?? w), b), l),
  doubled: ["l", "b"],
});

/** A train has crossed a bridge when its last car has: its own length counts. */
export const trainsAndBridges = defineStories({
  name: "trains-and-bridges",
  words,
  about: "train|火车|列车|动车|高铁|货车",
  frames,
  // In meters and seconds, as it is told everywhere; anything else has to be converted first.
  arrange: (facts) => {
    const numbers = facts.flatMap((fact) => Object.entries(fact.numbers));
    const fits = numbers.every(([name, { unit }]) => unit?.key === (name === "v" ? "m/s" : "m"));
    const asked = facts.flatMap(({ units }) => units.asked ?? []);
    if (!fits || asked.some(({ key }) => key !== "seconds")) return null;
    return facts.map((fact) => ({ ...fact, units: {} }));
  },
  kinds: [crossing("v"), crossing("w")],
});
