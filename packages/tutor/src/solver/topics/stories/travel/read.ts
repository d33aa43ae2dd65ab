import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import type { Fact } from "../../../stories/frames.ts";
import { storyReader } from "../../../stories/frames.ts";
import type { Quantity } from "../../../stories/quantities.ts";
import { inUnit } from "../../../stories/unit-of-all.ts";
import { lengthNamed, speedUnit, timeNamed, type Unit } from "../../../stories/units.ts";
import { travelFrames } from "./frames.ts";
import type { Travel } from "./work.ts";

const read = storyReader(
  "how far|how fast|how long|how many|speed|rate|when will|apart|速度|行|走|跑|骑|飞|相遇|追上|多远|多久",
  travelFrames,
);

type Asked = "distance" | "time" | "speed";
const asks: Asked[] = ["distance", "time", "speed"];

/** A way, a speed, and a time; two that meet, part, or of whom one catches up; a way there and back. */
export function readTravel(question: Question): Travel | null {
  const facts = read(question);
  if (!facts) return null;
  const speeds = facts.flatMap(speedsIn);
  const [times, ways] = [quantities(facts, "time"), quantities(facts, "length")];
  const all = facts.flatMap(({ numbers }) => Object.values(numbers));
  if (all.length !== speeds.length + times.length + ways.length || all.some(({ pi, value }) => pi || value.num <= 0n))
    return null;
  const asked = facts.filter(({ says }) => asks.some((ask) => ask === says));
  const [ask] = asked;
  if (!ask || asked.length > 1) return null;
  const has = (says: string) => facts.some((fact) => fact.says === says);
  const kinds = ["towards", "away", "chase", "back"].filter(has);
  if (kinds.length > 1) return null;
  const units = unitsOf(speeds, times, ways);
  if (!units) return null;
  const story: Story = {
    asked: ask.says as Asked,
    units,
    speeds: speeds.map((speed) => inUnit(speed, units.speed)),
    times: times.map((time) => inUnit(time, units.time)),
    ways: ways.map((way) => inUnit(way, units.length)),
    head: facts.some(({ numbers }) => numbers.head !== undefined),
  };
  const wantedUnit = story.asked === "distance" ? units.length : story.asked === "time" ? units.time : units.speed;
  if (ask.units.asked && ask.units.asked.key !== wantedUnit.key) return null;
  if (ask.units.way && ask.units.way.key !== units.length.key) return null;
  const [kind] = kinds;
  const isRound = /往返|来回|上下山|上山和下山|下山和上山/.test(question.text);
  if (!kind && isRound && story.asked === "speed" && speeds.length === 2) return back(story);
  if (!kind) return goersIn(facts).size > 1 ? null : alone(story);
  // How far apart they were at first is known only if it is told when they met.
  if (has("met") !== (kind === "towards" && story.asked === "distance")) return null;
  if (kind === "chase" && !slowerLeads(facts)) return null;
  return kind === "back" ? back(story) : two(kind as "towards" | "away" | "chase", story);
}

/** Whether the one who is ahead is told to be the slower one: otherwise nobody catches up. */
function slowerLeads(facts: Fact[]): boolean {
  const leaders = facts.flatMap(({ words }) => words.leader ?? []);
  const goers = facts.flatMap((fact) => speedsIn(fact).map((speed) => ({ who: fact.words.who, speed })));
  const [first, second] = goers.toSorted((a, b) => q.compare(sizeOf(a.speed), sizeOf(b.speed)));
  return leaders.length === 1 && first?.who === leaders[0] && second?.who !== first?.who;
}

const sizeOf = ({ value, unit }: Quantity) => (unit ? q.multiply(value, unit.size) : value);

/** Who goes, without those of whom one cannot tell who they are. */
function goersIn(facts: Fact[]): Set<string> {
  const goers = facts.flatMap(({ words: { who } }) =>
    who && !pronouns.test(who) ? [who.replace(/^[a-z]+ /, "")] : [],
  );
  return new Set(goers.map((goer) => (goer === "trip" ? "" : goer)).filter(Boolean));
}

const pronouns = /^(?:he|she|it|they|i|we|他|她|它|人)$/;

type Story = {
  asked: Asked;
  units: Travel["units"];
  speeds: q.Rational[];
  times: q.Rational[];
  ways: q.Rational[];
  head: boolean;
};

function alone({ asked, units, speeds, times, ways, head }: Story): Travel | null {
  const [[speed], [time, later], [way]] = [speeds, times, ways];
  const count = speeds.length + times.length + ways.length;
  if (head) return null;
  if (asked === "distance" && way && time && later && count === 3) return { kind: "again", units, way, time, later };
  if (count !== 2) return null;
  if (asked === "distance" && speed && time) return { kind: "distance", units, speed, time };
  if (asked === "time" && speed && way) return { kind: "time", units, speed, way };
  return asked === "speed" && way && time ? { kind: "speed", units, way, time } : null;
}

function back({ asked, units, speeds, times, ways }: Story): Travel | null {
  const [first, second, ...more] = speeds;
  const fits = asked === "speed" && more.length + times.length + ways.length === 0;
  return fits && first && second ? { kind: "back", units, first, second } : null;
}

function two(kind: "towards" | "away" | "chase", { asked, units, speeds, times, ways, head }: Story): Travel | null {
  const [first, second, ...more] = speeds;
  const [[time], [way]] = [times, ways];
  if (!first || !second || more.length > 0 || times.length + ways.length !== 1) return null;
  if (kind === "chase") {
    if (asked !== "time" || q.same(first, second)) return null;
    const slower = q.compare(first, second) < 0 ? first : second;
    const lead = way ?? (head && time ? q.multiply(time, slower) : null);
    return lead && { kind: "chase", units, first, second, lead, head: way ? null : (time ?? null) };
  }
  if (head) return null;
  if (asked === "time" && way) return { kind: "meet", away: kind === "away", units, first, second, way };
  return asked === "distance" && time ? { kind: "apart", away: kind === "away", units, first, second, time } : null;
}

/** 每小时行 60 千米 is a speed: the way, and the time in the phrase's name. */
function speedsIn({ says, numbers }: Fact): Quantity[] {
  return Object.entries(numbers).flatMap(([name, quantity]) => {
    if (quantity.unit?.dimension === "speed") return [quantity];
    const time = /^per (\w+)/.exec(says)?.[1];
    const under = time && name.startsWith("per") ? timeNamed(time) : null;
    return under && quantity.unit?.dimension === "length"
      ? [{ ...quantity, unit: speedUnit(quantity.unit, under) }]
      : [];
  });
}

const quantities = (facts: Fact[], dimension: string): Quantity[] =>
  facts.flatMap(({ says, numbers }) =>
    Object.entries(numbers).flatMap(([name, quantity]) =>
      quantity.unit?.dimension === dimension &&
      quantity.unit.power === 1 &&
      !(says.startsWith("per ") && name.startsWith("per"))
        ? [quantity]
        : [],
    ),
  );

/** The units to reckon in: those of the first speed, or else those of the first way and time. */
function unitsOf(speeds: Quantity[], times: Quantity[], ways: Quantity[]): Travel["units"] | null {
  const [over, under] = speeds[0]?.unit?.key.split("/") ?? [];
  const length = over ? lengthNamed(over) : (ways[0]?.unit ?? null);
  const time = under ? timeNamed({ h: "hours", min: "minutes", s: "seconds" }[under] ?? "") : (times[0]?.unit ?? null);
  return length && time && fits(ways, length) ? { length, time, speed: speedUnit(length, time) } : null;
}

/** Metric ways stay metric: nobody means 60 miles in kilometers. */
const fits = (ways: Quantity[], length: Unit) => ways.every(({ unit }) => unit && metric(unit) === metric(length));
const metric = ({ key }: Unit) => /m$/.test(key);
