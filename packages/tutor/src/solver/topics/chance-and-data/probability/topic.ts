import { fractionKey } from "../../../sentences/fractions.ts";
import { defineTopic } from "../../../topic.ts";
import type { Chance, Draw } from "./chance.ts";
import { readChance } from "./read.ts";
import { byListing, byTree } from "./tree.ts";
import words from "./words.json" with { type: "json" };
import { workChance } from "./work.ts";

/** Coins, dice, bags, cards, and numbers chosen at random. */
export const probability = defineTopic({
  name: "probability",
  words,
  read: readChance,
  work: workChance,
  holds: (chance, { key }) => key === fractionKey(chance.kind === "draw" ? byTree(chance) : byListing(chance)),
  similar,
});

function similar(chance: Chance): Chance {
  if (chance.kind === "roll") {
    if (chance.event.what !== "sum")
      return chance.low === 1 && chance.high === 6 ? { ...chance, high: 8 } : { ...chance, high: chance.high + 5 };
    const usual = { is: "one" as const, of: [chance.dice * 3] };
    const other = { is: "one" as const, of: [chance.dice * 3 + 1] };
    const same = chance.event.test.is === "one" && `${chance.event.test.of}` === `${usual.of}`;
    return { ...chance, event: { what: "sum", test: same ? other : usual } };
  }
  if (chance.scene === "coins") return moreFlips(chance);
  return {
    ...chance,
    scene: "bag",
    groups: chance.groups.map(({ name, count }, place) => ({
      name,
      count: count === 4 + place ? 5 + place : 4 + place,
    })),
  };
}

/** One flip more; an event that speaks of all flips still speaks of all. */
function moreFlips(draw: Draw): Draw {
  const { draws, event } = draw;
  if (event.what !== "count") return { ...draw, draws: draws + 1 };
  const up = (limit: number) => (limit === draws ? limit + 1 : limit);
  return { ...draw, draws: draws + 1, event: { ...event, min: up(event.min), max: up(event.max) } };
}
