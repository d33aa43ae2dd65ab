import type { Recomputation } from "../testing/recomputation.ts";

const signs = ["rock", "paper", "scissors"] as const;
type Sign = (typeof signs)[number];
const beats: Record<Sign, Sign> = { rock: "scissors", scissors: "paper", paper: "rock" };
const others = (last: Sign) => signs.filter((sign) => sign !== last);
const safest = (last: Sign) => signs.filter((sign) => others(last).every((his) => beats[his] !== sign));

/** How many rounds Ana wins in each of Tao's equally likely ways through so many rounds. */
function winsAfter(last: Sign, rounds: number): number[] {
  if (rounds === 0) return [0];
  const [hers] = safest(last);
  return others(last).flatMap((his) =>
    winsAfter(his, rounds - 1).map((wins) => wins + (hers && beats[hers] === his ? 1 : 0)),
  );
}

/** The same if nobody knew anything: win, tie and defeat are equally likely. */
const blind = Array.from(
  { length: 3 ** 4 },
  (_, game) => [...game.toString(3)].filter((round) => round === "1").length,
);
const ways = winsAfter("rock", 4);
const share = (all: number[], enough: (wins: number) => boolean) => `${all.filter(enough).length}/${all.length}`;

export const recomputation: Recomputation = {
  answer: () => (signs.every((sign) => safest(sign).length === 1) ? share(ways, (wins) => wins >= 3) : "no clear plan"),
  slips: { "one-third": share(blind, (wins) => wins >= 3), "exactly-three": share(ways, (wins) => wins === 3) },
  right: ["0.3125", "31.25%", "(4+1)/16", "十六分之五"],
  wrong: ["1/16", "1/2", "11/16", "5/81"],
};
