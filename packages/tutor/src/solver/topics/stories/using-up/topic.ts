import type { Fact } from "../../../stories/frames.ts";
import { lineWords } from "../../../stories/lines.ts";
import { defineStories } from "../../../stories/reckoned.ts";
import { thingIn } from "../../../stories/things.ts";
import { usingUpFrames } from "./frames.ts";
import { backwards, forwards, type Move, movesOf } from "./kinds.ts";

/** Some of it is eaten, given away, or bought, as a number or as a share: what is left, or what there was at first. */
export const usingUp = defineStories({
  name: "using-up",
  words: lineWords,
  everyReading: true,
  about: "left|remain|still|at first|start|beg[iau]n|original|how many|how much|剩|余|原|还有|共|全",
  frames: usingUpFrames,
  arrange: inOrder,
  kinds: movesOf(3).flatMap((moves) => [forwards(moves), ...backwards(moves)]),
});

const moves: Record<string, Move> = { lose: "n", gain: "g", share: "f", shareOfRest: "r" };

/** The facts with their numbers named by their place, so that each order of events is a kind of its own. */
function inOrder(facts: Fact[]): Fact[] | null {
  const told = facts.flatMap(bookOf);
  const numbers: Fact["numbers"] = {};
  let said = "";
  let before = "";
  for (const { says, numbers: named } of told) {
    if (says === "start" && (said || numbers.w)) return null;
    const move = moves[says === "again" ? repeated(before, named) : says];
    if (says === "start" || says === "leftIs") {
      const [only] = Object.values(named);
      if (only) numbers[says === "start" ? "w" : "left"] = only;
      continue;
    }
    if (!move) {
      if (says === "again") return null;
      continue;
    }
    before = says === "again" ? repeated(before, named) : says;
    const number = Object.values(named)[0];
    if (!number || isShare(move) !== (number.value.num < number.value.den && !number.unit)) return null;
    // The first share is one of the whole, however it is said.
    const kept = move === "r" && said === "" ? "f" : move;
    said += kept;
    numbers[`${kept}${said.length}`] = number;
  }
  const asks = told.filter(({ says }) => says.startsWith("ask"));
  if (asks.length !== 1 || !asks[0] || !isOfOneThing(told)) return null;
  return [{ says: `${said}${asks[0].says}`, numbers, words: {}, units: asks[0].units }];
}

/** "and 35 pages on sunday" after a share is a number that is gone, too. */
const repeated = (before: string, { n }: Fact["numbers"]) =>
  before === "share" && n && n.value.num >= n.value.den ? "lose" : before;

const isShare = (move: Move) => move === "f" || move === "r";

/** "2/5 of a 150-page book" tells how many pages there are, and how many are read. */
const bookOf = (fact: Fact): Fact[] => {
  const { w, f } = fact.numbers;
  return fact.says === "shareOfBook" && w && f
    ? [
        { ...fact, says: "start", numbers: { w: { ...w, unit: null } } },
        { ...fact, says: "share", numbers: { f }, words: {} },
      ]
    : [fact];
};

/** What is counted is one thing all along: marbles given away leave marbles. */
function isOfOneThing(facts: Fact[]): boolean {
  const things = facts.flatMap(({ words: { x, y } }) => [x, y].flatMap((word) => (word ? [thingIn(word)] : [])));
  return new Set(things.filter((thing) => !/^(?:money|them|rest|book|allowance)$/.test(thing))).size <= 1;
}
