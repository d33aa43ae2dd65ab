import { q } from "@dripstone/checker/mathematics";
import { withoutBoth } from "../../../stories/both-of-them.ts";
import type { Fact } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import type { Quantity } from "../../../stories/quantities.ts";
import { defineStories, less, same, sum, times } from "../../../stories/reckoned.ts";
import { inUnit } from "../../../stories/unit-of-all.ts";
import { lengthNamed, speedUnit, timeNamed, type Unit } from "../../../stories/units.ts";
import { twoMoversFrames } from "./frames.ts";

const closing = line("both", "plus", "v", "u", "how much the distance changes in one unit of time", "速度和");
const gaining = line("faster", "minus", "u", "v", "how much the faster one gains in one unit of time", "速度差");

const kinds: LineKind[] = [
  {
    tells: ["apart"],
    numbers: [["v", "u"], "t"],
    problem: ({ v, u, t }) => ({
      en: `the distance between two with speeds $${v}$ and $${u}$ after $${t}$`,
      ch: `速度是 $${v}$ 和 $${u}$，时间 $${t}$，求路程`,
    }),
    steps: [closing, line("answer", "times", "both", "t", "the distance", "路程")],
    answer: { name: "answer", unit: "v" },
    fits: ({ v, u, t, answer }) => same(answer, sum(times(v, t), times(u, t))),
    doubled: ["t"],
  },
  {
    tells: ["meet"],
    numbers: ["v", "u", ["d"]],
    problem: ({ v, u, d }) => ({
      en: `the time for $${d}$ with speeds $${v}$ and $${u}$`,
      ch: `路程 $${d}$，速度是 $${v}$ 和 $${u}$，求时间`,
    }),
    steps: [closing, line("answer", "over", "d", "both", "the time", "时间")],
    answer: { name: "answer", unit: "d" },
    fits: ({ v, u, d, answer }) => same(sum(times(v, answer), times(u, answer)), d),
    doubled: ["d"],
  },
  {
    tells: ["other"],
    numbers: ["v", "d", "t"],
    problem: ({ v, d, t }) => ({
      en: `the other speed, if $${d}$ takes $${t}$ and one goes $${v}$`,
      ch: `路程 $${d}$，时间 $${t}$，一个的速度是 $${v}$，求另一个的速度`,
    }),
    steps: [
      line("both", "over", "d", "t", "both speeds together", "速度和"),
      line("answer", "minus", "both", "v", "the other speed", "另一个的速度"),
    ],
    answer: { name: "answer" },
    fits: ({ v, d, t, answer }) => same(sum(times(v, t), times(answer, t)), d),
    doubled: ["v", "d"],
  },
  {
    tells: ["catch"],
    numbers: ["v", "u", ["h"]],
    problem: ({ v, u, h }) => ({
      en: `when $${u}$ catches $${v}$ with a start of $${h}$`,
      ch: `速度 $${v}$，先走 $${h}$，后者速度 $${u}$，求追上的时间`,
    }),
    steps: [
      line("ahead", "times", "v", "h", "how far ahead the first one is", "先走的路程"),
      gaining,
      line("answer", "over", "ahead", "faster", "the time to catch up", "追上的时间"),
    ],
    answer: { name: "answer", unit: "h" },
    fits: ({ v, u, h, answer }) => same(times(u, answer), times(v, sum(answer, h))),
    doubled: ["h"],
  },
  {
    tells: ["close"],
    numbers: ["v", "u", ["d"]],
    problem: ({ v, u, d }) => ({
      en: `when $${u}$ gains $${d}$ on $${v}$`,
      ch: `速度 $${v}$ 与 $${u}$，追及路程 $${d}$，求时间`,
    }),
    steps: [gaining, line("answer", "over", "d", "faster", "the time to catch up", "追上的时间")],
    answer: { name: "answer", unit: "d" },
    fits: ({ v, u, d, answer }) => same(less(times(u, answer), times(v, answer)), d),
    doubled: ["d"],
  },
];

/** Two who move at their own speeds: how far apart, when they meet, when one catches the other. */
export const twoMovers = defineStories({
  name: "two-movers",
  words: lineWords,
  everyReading: true,
  prepared: withoutBoth,
  about: "meet|apart|catch|overtake|相遇|相距|追|碰面|赶上",
  frames: twoMoversFrames,
  arrange: (facts, story) => (otherwise.test(story) ? null : moved(facts, story)),
  kinds,
});

const otherwise =
  /(?<![a-z])(?:stops?|rests?|breaks?|return\w*|back|round|wind|current|stream|late|than|twice|times|half|total)(?![a-z])|休息|停|返回|往返|中点|比|倍|顺|逆|晚|早|调头|又回/;

/** All is brought to the first speed's units; what is asked is told in them. */
function moved(facts: Fact[], story: string): Fact[] | null {
  const asks = facts.filter(({ says }) => says.startsWith("ask"));
  const [ask] = asks;
  const names = facts.flatMap(({ numbers }) => Object.keys(numbers));
  if (!ask || asks.length !== 1 || new Set(names).size !== names.length) return null;
  const all = Object.assign({}, ...facts.map(speedsOf)) as Fact["numbers"];
  const units = facts.find(({ units: { t1 } }) => t1)?.units;
  const v = all.v;
  if (v?.unit?.dimension !== "speed" || (all.u && all.u.unit?.key !== v.unit.key)) return null;
  const says = new Set(facts.map((fact) => fact.says));
  const h0 = facts.find(({ units: { h0: one } }) => one)?.units.h0;
  const h = all.h ?? (h0 && { value: q.ONE, unit: h0, pi: false });
  const [length, time] = partsOf(v.unit);
  const measured = (quantity: Quantity | undefined, unit: Unit | null) =>
    quantity?.unit && unit && quantity.unit.dimension === unit.dimension ? plain(inUnit(quantity, unit)) : undefined;
  const [d, t, g] = [measured(all.d, length), measured(all.t, time), measured(all.g, length)];
  const lead = measured(h, time);
  const asked = ask.units.asked;
  if (asked && ask.says !== "askSpeed" && asked.key !== (ask.says === "askApart" ? length : time)?.key) return null;
  const given = names.length + (h0 ? 1 : 0);
  const [one, two] = [plain(v.value), all.u && plain(all.u.value)];
  /** The number with the unit that the answer has. */
  const as = (quantity: Quantity, unit: Unit | null) => ({ ...quantity, unit });
  const tell = (kind: string, numbers: Fact["numbers"]) =>
    Object.keys(numbers).length === given ? [{ says: kind, numbers, words: {}, units: {} }] : null;
  const meets = says.has("toward") || /相遇|meet|相向|相对/.test(story);
  const parts = says.has("opposite") || says.has("toward") || /相遇/.test(story);
  const follows = says.has("follows") || says.has("lead") || says.has("behind") || /追|catch|overtake|赶/.test(story);
  if (ask.says === "askApart" && two && t && parts && !follows && !lead && !d)
    return tell("apart", { v: as(one, length), u: as(two, length), t });
  if (ask.says === "askMeet" && two && d && meets && !follows && !lead && !t)
    return tell("meet", { v: one, u: two, d: as(d, time) });
  if (ask.says === "askUntilApart" && two && d && says.has("opposite") && !lead && !t)
    return tell("meet", { v: one, u: two, d: as(d, time) });
  if (ask.says === "askSpeed" && !two && d && t && meets && !follows)
    return units?.t1?.key === ask.units.t2?.key && asked?.key === length?.key ? tell("other", { v: one, d, t }) : null;
  const isFaster = two && q.compare(two.value, one.value) > 0;
  if (ask.says !== "askCatch" || !two || meetsOnly(story)) return null;
  const { p, r, lead: first } = Object.assign({}, ...facts.map(({ words }) => words)) as Record<string, string>;
  // Who goes first is the one that is caught.
  if (first && p && r && first !== p && (first === r || p !== "他")) return null;
  if (lead && isFaster && !d && !g && !t) return tell("catch", { v: one, u: two, h: as(lead, time) });
  const way = g ?? d;
  if (!way || lead || t || !(says.has("follows") || says.has("behind"))) return null;
  const [slow, fast] = isFaster ? [one, two] : [two, one];
  return tell("close", { v: slow, u: fast, d: as(way, time) });
}

const meetsOnly = (story: string) => /相遇|meet|toward|opposite|相向|相对/.test(story);
const plain = (value: q.Rational): Quantity => ({ value, unit: null, pi: false });

/** 每小时行 70 千米 is a speed. */
function speedsOf({ numbers, units }: Fact): Fact["numbers"] {
  const { v, u, ...others } = numbers;
  const speed = (quantity: Quantity | undefined, per: Unit | undefined) =>
    quantity && per && quantity.unit?.dimension === "length" && per.dimension === "time"
      ? { ...quantity, unit: speedUnit(quantity.unit, per) }
      : quantity;
  const [one, other] = [speed(v, units.t1), speed(u, units.t2)];
  return { ...others, ...(one && { v: one }), ...(other && { u: other }) };
}

function partsOf({ key }: Unit): [Unit | null, Unit | null] {
  const [length = "", short = ""] = key.split("/");
  return [lengthNamed(length), timeNamed({ s: "seconds", min: "minutes", h: "hours" }[short] ?? short)];
}
