import { q } from "@dripstone/checker/mathematics";
import { defineTopic } from "../../../topic.ts";
import { readTravel } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type Travel, workTravel } from "./work.ts";

/** Distance, speed, and time; two that meet, part, or catch up; the average speed there and back. */
export const travels = defineTopic({
  name: "travel",
  words,
  read: readTravel,
  work: workTravel,
  holds: (travel, { key }) => fits(travel, fractionIn(key)),
  similar: (travel) => twiceAsFar(travel),
});

/** The answer is put into the story: after that time both are at the same place, the ways add up. */
function fits(travel: Travel, answer: q.Rational): boolean {
  const { add, multiply: times, same, divide } = q;
  switch (travel.kind) {
    case "distance":
      return same(divide(answer, travel.time) ?? q.ZERO, travel.speed);
    case "time":
      return same(times(answer, travel.speed), travel.way);
    case "speed":
      return same(times(answer, travel.time), travel.way);
    case "again":
      return same(times(answer, travel.time), times(travel.way, travel.later));
    case "back":
      return same(
        times(answer, add(travel.first, travel.second)),
        times(q.rational(2n), times(travel.first, travel.second)),
      );
    case "meet":
      return same(add(times(travel.first, answer), times(travel.second, answer)), travel.way);
    case "apart":
      return same(add(times(travel.first, travel.time), times(travel.second, travel.time)), answer);
    case "chase": {
      const ways = [travel.first, travel.second].map((speed) => times(speed, answer));
      return same(q.absolute(ways.reduce(q.subtract)), travel.lead);
    }
  }
}

function twiceAsFar(travel: Travel): Travel {
  const twice = (value: q.Rational) => q.multiply(value, q.rational(2n));
  switch (travel.kind) {
    case "distance":
    case "apart":
      return { ...travel, time: twice(travel.time) };
    case "again":
      return { ...travel, later: twice(travel.later) };
    case "time":
    case "meet":
      return { ...travel, way: twice(travel.way) };
    case "speed":
      return { ...travel, way: twice(travel.way) };
    case "back":
      return { ...travel, first: twice(travel.first), second: twice(travel.second) };
    case "chase":
      return { ...travel, lead: twice(travel.lead), head: travel.head && twice(travel.head) };
  }
}

function fractionIn(key: string): q.Rational {
  const [num = "0", den = "1"] = key.split(" ")[0]?.split("/") ?? [];
  return q.rational(BigInt(num), BigInt(den));
}
