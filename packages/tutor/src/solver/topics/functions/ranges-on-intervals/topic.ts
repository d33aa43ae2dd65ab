import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber } from "../../../algebra/numbers.ts";
import { coefficient, degree, lettersOf, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { plainRegion, type Stretch, saidRegion } from "../../../algebra/regions.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** An end of an interval or of a range; `at` is null where it goes on for ever. */
type End = { at: q.Rational | null; isIn: boolean };
/** A linear or quadratic function on an interval, and how its values are called. */
type Asked = { of: Node; all: Polynomial; letter: string; name: string; from: End; to: End };

const curve = "[the ][(values? of [the ])?(function |expression |line |parabola )]{e:formula}";

const frames: Frames<Asked>[] = [
  [
    [
      `[the ]range of ${curve} (for|when|if|on|where|with) {r:relation}`,
      `[函数|一次函数|二次函数]{e:formula},?(当|其中|若)?{r:relation}(时)?,?(则|求|那么)?[函数值]?[y]?的?(取值范围|值域|范围)(是|为)?`,
      "当?{r:relation}时?,?(求|则)?[函数|一次函数|二次函数]{e:formula}[的]?[函数值]?[y]?的?(取值范围|值域|范围)(是|为)?",
    ],
    askedOf,
  ],
];

function askedOf({ e, r }: Places): Asked | null {
  const answer = formulaAt(e);
  const [left, right, ...more] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  const of = left?.kind === "letter" && more.length === 0 ? right : undefined;
  const all = of ? polynomialOf(of) : null;
  const [letter, ...others] = all ? lettersOf(all) : [];
  const ends = letter && others.length === 0 ? endsIn(r, letter) : null;
  if (left?.kind !== "letter" || left.name === letter || !of || !all || !letter || !ends) return null;
  return degree(all) === 1 || degree(all) === 2 ? { of, all, letter, name: left.name, ...ends } : null;
}

/** `-1 < x ≤ 3`, `x ≥ 2`, `2 ≤ x`. */
function endsIn(r: string | undefined, letter: string): Pick<Asked, "from" | "to"> | null {
  const answer = formulaAt(r);
  if (answer?.kind !== "relation" || answer.unit) return null;
  const { sides, signs } = answer;
  const at = sides.findIndex((side) => side.kind === "letter" && side.name === letter);
  if (at < 0 || signs.some((sign) => !/^[<>≤≥]$/.test(sign)) || sides.length > 3) return null;
  let [from, to]: End[] = [openEnd, openEnd];
  for (const [nth, sign] of signs.entries()) {
    const isBefore = nth < at;
    const value = exactValue(sides[isBefore ? nth : nth + 1] ?? numberNode(q.ZERO));
    if (!value || (nth !== at && nth !== at - 1)) return null;
    const end = { at: value, isIn: sign === "≤" || sign === "≥" };
    if ((sign === "<" || sign === "≤") === isBefore) {
      if (from?.at) return null;
      from = end;
    } else {
      if (to?.at) return null;
      to = end;
    }
  }
  if (!from || !to || (from.at && to.at && q.compare(from.at, to.at) >= 0)) return null;
  return { from, to };
}

const openEnd: End = { at: null, isIn: false };

/** Which values a linear or quadratic function takes on an interval. */
export const rangesOnIntervals = defineTopic<Asked, Code>({
  name: "ranges-on-intervals",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: workRange,
  holds: (asked, { key }) => {
    const region = rangeOf(asked);
    return !!region && plainRegion([stretchOf(region)], asked.name) === key && areReached(asked, region);
  },
  similar: (asked) => {
    const of: Node = { kind: "add", left: asked.of, right: numberNode(q.rational(3n)) };
    return { ...asked, of, all: polynomialOf(of) ?? asked.all };
  },
});

const valueAt = ({ of, letter }: Asked, at: q.Rational): q.Rational | null =>
  exactValue(substitute(of, letter, numberNode(at)));

/** Where the curve turns, if that lies between the ends. */
function turnOf({ all, from, to }: Asked): q.Rational | null {
  const turn = q.divide(q.negate(coefficient(all, 1)), q.multiply(q.rational(2n), coefficient(all, 2)));
  const isAfter = turn && (!from.at || q.compare(from.at, turn) < 0);
  return turn && isAfter && (!to.at || q.compare(turn, to.at) < 0) ? turn : null;
}

type Range = { low: End; high: End };

function rangeOf(asked: Asked): Range | null {
  const turn = turnOf(asked);
  // Far out the leading term decides.
  const lead = coefficient(asked.all, degree(asked.all)).num > 0n;
  const isHigh = (end: "from" | "to") => (degree(asked.all) === 2 ? lead : lead === (end === "to"));
  const reached: { end: End; place: q.Rational }[] = [];
  let [isBelowOpen, isAboveOpen] = [false, false];
  for (const end of ["from", "to"] as const) {
    const { at, isIn } = asked[end];
    const value = at && valueAt(asked, at);
    if (at && value) reached.push({ end: { at: value, isIn }, place: at });
    else if (at) return null;
    else if (isHigh(end)) isAboveOpen = true;
    else isBelowOpen = true;
  }
  const top = turn && valueAt(asked, turn);
  if (turn && top) reached.push({ end: { at: top, isIn: true }, place: turn });
  const extreme = (isMost: boolean): End =>
    reached.reduce<End>((best, { end }) => {
      const order = best.at && end.at ? q.compare(end.at, best.at) : null;
      if (order === null) return end;
      if (order === 0) return { at: end.at, isIn: end.isIn || best.isIn };
      return order > 0 === isMost ? end : best;
    }, openEnd);
  return { low: isBelowOpen ? openEnd : extreme(false), high: isAboveOpen ? openEnd : extreme(true) };
}

const stretchOf = ({ low, high }: Range): Stretch => ({
  from: low.at,
  to: high.at,
  closed: low.at ? low.isIn : high.isIn,
  toClosed: high.isIn,
});

const TRIED = 240n;

/** Another way: values at many places are all in the range, and come as near to its ends as they should. */
function areReached(asked: Asked, { low, high }: Range): boolean {
  const { from, to } = asked;
  const turn = turnOf(asked) ?? q.ZERO;
  const far = q.rational(1000n);
  const first = from.at ?? q.subtract(to.at && q.compare(to.at, turn) < 0 ? to.at : turn, far);
  const last = to.at ?? q.add(from.at && q.compare(from.at, turn) > 0 ? from.at : turn, far);
  const step = q.divide(q.subtract(last, first), q.rational(TRIED)) ?? q.ONE;
  const places = Array.from({ length: Number(TRIED) + 1 }, (_, nth) =>
    q.add(first, q.multiply(step, q.rational(BigInt(nth)))),
  ).filter((place) => isInside(from, place, true) && isInside(to, place, false));
  const near = q.rational(1n, 100_000n);
  const beside = [from, to].flatMap(({ at }, nth) => (at ? [nth === 0 ? q.add(at, near) : q.subtract(at, near)] : []));
  const values = [...places, ...beside, ...(turnOf(asked) ? [turn] : [])].map((place) => valueAt(asked, place));
  const isClose = (end: End, value: q.Rational) =>
    !!end.at && q.compare(q.absolute(q.subtract(value, end.at)), q.rational(1n, 100n)) < 0;
  const isReached = (end: End) =>
    end.at
      ? values.some((value) => !!value && isClose(end, value)) &&
        values.some((value) => !!value && !!end.at && q.same(value, end.at)) === end.isIn
      : values.some((value) => !!value && q.compare(q.absolute(value), q.rational(400n)) > 0);
  return (
    values.every((value) => !!value && isInside(low, value, true) && isInside(high, value, false)) &&
    isReached(low) &&
    isReached(high)
  );
}

/** Whether a value lies on the inner side of an end. */
function isInside({ at, isIn }: End, value: q.Rational, isLower: boolean): boolean {
  if (!at) return true;
  const order = q.compare(value, at);
  return order === 0 ? isIn : order > 0 === isLower;
}

function workRange(asked: Asked): Working<Code> | null {
  const region = rangeOf(asked);
  if (!region || (!region.low.at && !region.high.at)) return null;
  const { letter, name, from, to, of } = asked;
  const turn = turnOf(asked);
  const shown = `${name} = ${latexNode(of)}`;
  const interval = saidRegion([stretchOf({ low: from, high: to })], letter).en.replaceAll("$", "");
  const answer = saidRegion([stretchOf(region)], name);
  const places = [from.at, turn, to.at].flatMap((place) => place ?? []);
  const pairs = places
    .map((place) => `${letter} = ${latexNumber(place)}:\\; ${name} = ${latexNumber(valueAt(asked, place) ?? q.ZERO)}`)
    .join(",\\quad ");
  const steps: Step<Code>[] = [
    turn
      ? { code: "turn", values: { shown, interval, turn: `${letter} = ${latexNumber(turn)}` } }
      : { code: "straight", values: { shown, interval } },
    { code: "ends", values: { name, pairs, answer: answer.en.replaceAll("$", "") } },
  ];
  return {
    problem: { en: `the range of $${shown}$ for $${interval}$`, ch: `$${interval}$ 时 $${shown}$ 的取值范围` },
    steps,
    answer: { said: answer, key: plainRegion([stretchOf(region)], name) },
  };
}
