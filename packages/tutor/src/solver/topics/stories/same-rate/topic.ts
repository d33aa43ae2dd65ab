import { q } from "@dripstone/checker/mathematics";
import type { Fact } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { defineStories, over, same, times } from "../../../stories/reckoned.ts";
import { thingIn } from "../../../stories/things.ts";
import { inUnit } from "../../../stories/unit-of-all.ts";
import type { Unit } from "../../../stories/units.ts";
import { rateFrames } from "./frames.ts";

/** The known pair is `a` for `b`, the new one `answer` for `c`. */
const proportion: LineKind = {
  tells: ["rate"],
  numbers: [["a"], ["b", "c"]],
  problem: ({ a, b, c }) => ({
    en: `what belongs to $${c}$, if $${a}$ belongs to $${b}$`,
    ch: `$${b}$ 对应 $${a}$，$${c}$ 对应多少`,
  }),
  steps: [
    line("each", "over", "a", "b", "the amount for one", "一份的数"),
    line("answer", "times", "each", "c", "the answer", "所求的数"),
  ],
  answer: { name: "answer", unit: "a" },
  fits: ({ a, b, c, answer }) => same(times(answer, b), times(a, c)) && same(over(answer, a), over(c, b)),
  doubled: ["c"],
};

/** So much of one thing for so much of another: how much for another amount, at the same rate. */
export const sameRate = defineStories({
  name: "same-rate",
  words: lineWords,
  everyReading: true,
  // How often something happens is counted, too.
  prepared: (story) => story.replaceAll(/(?<=\d |how many )times(?! (?:as|more|the|fewer|less|older))/g, "beats"),
  about: "how (?:many|much|long|far)|what",
  frames: rateFrames,
  arrange: (facts, story) => (inTurn.test(story) || isCut.test(story) ? null : rateIn(facts)),
  kinds: [proportion],
});

/** More of them take no longer, or take turns, or help each other. */
const inTurn =
  /(?<![a-z])(?:workers?|men|machines|pumps|pipes?|people|painters?|dry|dries|bakes?|boils?|sings?|grows?|melts?|hatch\w*|sleeps?|lasts?|listens?|watch\w*|together|old|age|grown?|share\w*|split|left|discount|sale|tax)(?![a-z])/;

/** So many pieces need one cut fewer, and so many strokes or floors one wait fewer. */
const isCut =
  /(?<![a-z])(?:saw|cut|chop|break|split|slic)[a-z]*.*(?<![a-z])(?:into \d|pieces?|parts)(?![a-z])|(?<![a-z])(?:strik|chim|floors?(?![a-z])|stor(?:y|ies)(?![a-z])|stairs)/;

/** What an amount is of: its unit's dimension, or the thing that is counted. */
type Side = { unit: Unit | null; thing: string | null; of: string | null };

function rateIn(facts: Fact[]): Fact[] | null {
  const [pair, ...pairs] = facts.filter(({ says }) => says === "pair");
  const [ask, ...asks] = facts.filter(({ says }) => says === "askGiven");
  const { a, b } = pair?.numbers ?? {};
  if (!pair || !ask || !a || !b || pairs.length + asks.length > 0) return null;
  const one = ask.units.per1 ?? null;
  const c = ask.numbers.c ?? { value: q.ONE, unit: one, pi: false };
  const sides = [
    { number: a, side: sideOf(a.unit, pair.words, "x") },
    { number: b, side: sideOf(b.unit, pair.words, "y") },
  ];
  const given = sideOf(c.unit, ask.words, "z");
  const asked = sideOf(ask.units.asked ?? null, { z: ask.words.p ?? "" }, "z");
  const [first, second] = sides;
  const known = sides.filter(({ side }) => isSame(side, given));
  const sought = sides.find((each) => each !== known[0]);
  if (known.length !== 1 || !known[0] || !sought || !first || !second || isSame(first.side, second.side)) return null;
  const isAsked = (asked.unit || asked.thing) && !isSame(sought.side, asked);
  const isOpen = !asked.unit && !asked.thing && !sought.number.unit;
  if (isAsked || isOpen) return null;
  const { asked: unit } = ask.units;
  const of = unit ? { ...sought.number, value: inUnit(sought.number, unit, unit.power), unit } : sought.number;
  return [{ says: "rate", numbers: { a: of, b: known[0].number, c }, words: {}, units: {} }];
}

const sideOf = (unit: Unit | null, words: Record<string, string>, name: string): Side => ({
  unit,
  thing: words[name] ? thingIn(words[name]) : null,
  of: words[`${name}of`] ? thingIn(words[`${name}of`] ?? "") : null,
});

function isSame(one: Side, other: Side): boolean {
  if (one.unit || other.unit) {
    const measured = one.unit?.dimension === other.unit?.dimension && one.unit?.power === other.unit?.power;
    const isOfOther = one.thing && other.thing && one.thing !== other.thing;
    return measured && !isOfOther;
  }
  const isOfOther = one.of && other.of && one.of !== other.of;
  return one.thing !== null && one.thing === other.thing && !isOfOther;
}
