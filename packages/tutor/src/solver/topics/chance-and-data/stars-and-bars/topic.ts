import { defineTopic } from "../../../topic.ts";
import { readShares, type Shares } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { workShares } from "./work.ts";

/** In how many ways things that are all the same are shared out, or a number is an ordered sum. */
export const starsAndBars = defineTopic({
  name: "stars-and-bars",
  words,
  read: readShares,
  work: workShares,
  holds: (problem, { key }) => key === `${counted(problem)}`,
  similar: ({ things, places, least }): Shares => ({ things: things + 2n, places, least }),
});

/** One place after another: how many ways there are for each number of things handed out so far. */
function counted({ things, places, least }: Shares): bigint {
  let ways: bigint[] = Array.from({ length: Number(things) + 1 }, (_, used) => (used === 0 ? 1n : 0n));
  for (let place = 0n; place < places; place++)
    ways = ways.map((_, used) =>
      ways.slice(0, Math.max(0, used - Number(least) + 1)).reduce((all: bigint, before) => all + before, 0n),
    );
  return ways.at(-1) ?? 0n;
}
