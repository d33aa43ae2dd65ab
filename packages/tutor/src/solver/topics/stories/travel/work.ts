import { q } from "@dripstone/checker/mathematics";
import { decimalOf } from "../../../figures/amount.ts";
import type { Step, Working } from "../../../solution.ts";
import { answerIn } from "../../../stories/said.ts";
import { type Unit, unitAfter } from "../../../stories/units.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;
type Units = { length: Unit; time: Unit; speed: Unit };

/** Every number in the story's units. `away`: two that part and do not meet. `lead`: how far ahead the slower one is. */
export type Travel = { units: Units } & (
  | { kind: "distance"; speed: q.Rational; time: q.Rational }
  | { kind: "time"; speed: q.Rational; way: q.Rational }
  | { kind: "speed"; way: q.Rational; time: q.Rational }
  | { kind: "again"; way: q.Rational; time: q.Rational; later: q.Rational }
  | { kind: "back"; first: q.Rational; second: q.Rational }
  | { kind: "meet"; away: boolean; first: q.Rational; second: q.Rational; way: q.Rational }
  | { kind: "apart"; away: boolean; first: q.Rational; second: q.Rational; time: q.Rational }
  | { kind: "chase"; first: q.Rational; second: q.Rational; lead: q.Rational; head: q.Rational | null }
);

type Found = { steps: [Code, Record<string, q.Rational>][]; answer: q.Rational | null; unit: Unit };

export function workTravel(travel: Travel): Working<Code> | null {
  const { steps, answer, unit } = found(travel);
  if (!answer || answer.num <= 0n) return null;
  return {
    problem: problemOf(travel),
    steps: steps.map(
      ([code, numbers]): Step<Code> => ({ code, values: { ...named(travel, numbers), ...shown(numbers) } }),
    ),
    answer: answerIn(answer, unit),
  };
}

function found(travel: Travel): Found {
  const { units } = travel;
  const ratio = (a: q.Rational, b: q.Rational) => q.divide(a, b) ?? q.ZERO;
  switch (travel.kind) {
    case "distance": {
      const way = q.multiply(travel.speed, travel.time);
      return { steps: [["findWay", { v: travel.speed, t: travel.time, way }]], answer: way, unit: units.length };
    }
    case "time": {
      const t = ratio(travel.way, travel.speed);
      return { steps: [["findTime", { v: travel.speed, t, way: travel.way }]], answer: t, unit: units.time };
    }
    case "speed": {
      const v = ratio(travel.way, travel.time);
      return { steps: [["findSpeed", { v, t: travel.time, way: travel.way }]], answer: v, unit: units.speed };
    }
    case "again": {
      const v = ratio(travel.way, travel.time);
      const way = q.multiply(v, travel.later);
      const steps: Found["steps"] = [
        ["findSpeed", { v, t: travel.time, way: travel.way }],
        ["findWay", { v, t: travel.later, way }],
      ];
      return { steps, answer: way, unit: units.length };
    }
    case "back": {
      const { first, second } = travel;
      const both = q.add(ratio(q.ONE, first), ratio(q.ONE, second));
      const v = ratio(q.rational(2n), both);
      return {
        steps: [
          ["oneEach", { first, second, both }],
          ["wholeWay", { both, v }],
        ],
        answer: v,
        unit: units.speed,
      };
    }
    case "meet":
    case "apart": {
      const { first, second } = travel;
      const v = q.add(first, second);
      const closing: Found["steps"][number] = [travel.away ? "parting" : "closing", { first, second, v }];
      if (travel.kind === "meet") {
        const t = ratio(travel.way, v);
        return { steps: [closing, ["findTime", { v, t, way: travel.way }]], answer: t, unit: units.time };
      }
      const way = q.multiply(v, travel.time);
      return { steps: [closing, ["findWay", { v, t: travel.time, way }]], answer: way, unit: units.length };
    }
    case "chase": {
      const [fast, slow] =
        q.compare(travel.first, travel.second) > 0 ? [travel.first, travel.second] : [travel.second, travel.first];
      const v = q.subtract(fast, slow);
      const t = ratio(travel.lead, v);
      const ahead: Found["steps"] = travel.head ? [["lead", { v: slow, t: travel.head, way: travel.lead }]] : [];
      const steps: Found["steps"] = [
        ...ahead,
        ["gaining", { fast, slow, v }],
        ["findTime", { v, t, way: travel.lead }],
      ];
      return { steps, answer: t, unit: units.time };
    }
  }
}

/** The units beside the numbers of a step: `t` hours, `way` miles, `v` miles per hour. */
function named({ units: { length, time, speed } }: Travel, numbers: Record<string, q.Rational>) {
  const { t, way, v } = shown(numbers);
  return {
    length: unitAfter(length, way ?? ""),
    time: unitAfter(time, t ?? ""),
    speed: unitAfter(speed, v ?? ""),
    speeds: speed.said,
    unit: { en: time.one, ch: time.said.ch },
  };
}

const shown = (numbers: Record<string, q.Rational>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, decimalOf(value)]));

const said = {
  distance: { en: "the distance from the speed and the time", ch: "已知速度和时间，求路程" },
  time: { en: "the time from the distance and the speed", ch: "已知路程和速度，求时间" },
  speed: { en: "the speed from the distance and the time", ch: "已知路程和时间，求速度" },
  again: { en: "the distance in another time at the same speed", ch: "速度不变，求另一段路程" },
  back: { en: "the average speed of a round trip", ch: "求往返的平均速度" },
  meet: { en: "the time that two need to cover a distance together", ch: "已知两者的速度和路程，求时间" },
  apart: { en: "the distance that two cover together", ch: "已知两者的速度和时间，求路程" },
  chase: { en: "the time until the faster one catches up", ch: "求追上的时间" },
} as const;

function problemOf(travel: Travel) {
  const { length, time, speed } = travel.units;
  const numbers: [string, Unit][] = Object.entries(travel).flatMap(([name, value]): [string, Unit][] => {
    const unit =
      name === "way" || name === "lead"
        ? length
        : name === "time" || name === "later" || name === "head"
          ? time
          : speed;
    return isNumber(value) && !(name === "lead" && travel.kind === "chase" && travel.head)
      ? [[decimalOf(value), unit]]
      : [];
  });
  const list = (locale: "en" | "ch", joint: string) =>
    numbers.map(([number, unit]) => `$${number}$ ${unitAfter(unit, number)[locale]}`).join(joint);
  return { en: `${said[travel.kind].en}: ${list("en", ", ")}`, ch: `${said[travel.kind].ch}：${list("ch", "，")}` };
}

const isNumber = (value: unknown): value is q.Rational => typeof value === "object" && value !== null && "num" in value;
