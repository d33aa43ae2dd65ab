import { type Answer, q } from "@dripstone/checker/mathematics";
import { legsIn } from "./same-sum.ts";
import { type Shaped, shapeOfAnswer } from "./shape.ts";
import { digitsOf, factorBetween, inProportion, isOwnProportion, isStep, sortedNumbers } from "./steps.ts";
import type { Restated } from "./written.ts";

const OWN_DIGITS = 4;
/** Where only one thing of several is made larger or smaller. */
const MIXED_MAX = 2n;
/** The greatest common divisor of smaller numbers is found without any steps on the way. */
const ON_THE_WAY_MIN = 100n;

/**
 * Whether the same is asked as in another problem, of numbers that are made of its numbers: all so many times as large, one of them twice as large, points
 * that are moved together.
 */
export function isSameFrame(said: Restated, open: Restated): boolean {
  const [legs, known] = [legsOf(said), legsOf(open)];
  if (legs && known) return areSameLegs(legs, known);
  const [pair, others] = [pairOf(said), pairOf(open)];
  if (pair && others && said.frame !== open.frame && areSamePair(pair, others)) return true;
  const [one, other] = [shapesIn(said), shapesIn(open)];
  if (
    !one ||
    !other ||
    said.topic === "arithmetic" ||
    said.frame !== open.frame ||
    one.some(({ shape }, at) => shape !== other[at]?.shape)
  )
    return false;
  return (
    areSamePoints(said, open) ||
    areShifted(one, other, open) ||
    areScaled(one, other) ||
    isOtherPart(one, other, open) ||
    (said.frame.includes("greatest common") && isOnTheWay(numbersOf(one), numbersOf(other)))
  );
}

function shapesIn({ formulas }: Restated): Shaped[] | null {
  const shapes = formulas.map(shapeOfAnswer).filter((shape) => shape !== null);
  return shapes.length === formulas.length && shapes.length > 0 ? shapes : null;
}

const numbersOf = (shapes: readonly Shaped[]) => shapes.flatMap(({ numbers }) => numbers);

/** Each formula has the numbers of the other, or so many times them, the same for all that do. */
function areScaled(said: readonly Shaped[], open: readonly Shaped[]): boolean {
  const numbers = numbersOf(open);
  const whole = factorBetween(numbers, numbersOf(said));
  if (numbers.length < 2) return false;
  if (whole) {
    const parts = inProportion(numbers);
    return isStep(whole) && isOwnProportion(parts);
  }
  const steps = said.map((one, at) => factorBetween(open[at]?.numbers ?? [], one.numbers));
  const known = steps.filter((step) => step !== null);
  const others = known.filter((step) => !q.same(step, q.ONE));
  return (
    known.length === steps.length &&
    others.every((step) => q.same(step, others[0] ?? q.ONE) && isMixedStep(step)) &&
    digitsOf(numbers) >= OWN_DIGITS
  );
}

const isMixedStep = (step: q.Rational) =>
  isStep(step) &&
  [step.num, step.den].every((part) => part > 0n && (part <= MIXED_MAX || part === 10n || part === 100n));

/** 65% of 260 is what 35% of it leaves. */
function isOtherPart(said: readonly Shaped[], open: readonly Shaped[], { frame, topic }: Restated): boolean {
  if (frame !== "# of #" || topic !== "percent") return false;
  const [[part, of], [known, whole]] = [numbersOf(said), numbersOf(open)];
  return !!part && !!of && !!known && !!whole && q.same(of, whole) && q.same(q.add(part, known), q.rational(100n));
}

/** Points moved together, mirrored, or all so many times as far from each other. */
function areSamePoints(said: Restated, open: Restated): boolean {
  const [moves, known] = [movesIn(said), movesIn(open)];
  if (!moves || !known) return false;
  const pairs = moves.length === 2 ? [asLegs(moves), asLegs(known)] : [moves, known];
  const [one = [], other = []] = pairs;
  const k = factorBetween(other, one);
  const isSame = k !== null && isStep(k) && k.num * k.den === 1n;
  return k !== null && isStep(k) && (isOwnProportion(inProportion(other)) || (isSame && digitsOf(other) >= OWN_DIGITS));
}

/** How far each point is from the one before it, across and up. */
function movesIn({ formulas }: Restated): q.Rational[] | null {
  const points = formulas.map(pointOf).filter((point) => point !== null);
  if (points.length !== formulas.length || points.length < 2) return null;
  return points.slice(1).flatMap(([x, y], at) => {
    const [before, below] = points[at] ?? [q.ZERO, q.ZERO];
    return [q.subtract(x, before), q.subtract(y, below)];
  });
}

function pointOf(answer: Answer): [q.Rational, q.Rational] | null {
  const [x, y, ...more] = answer.kind === "tuple" ? (shapeOfAnswer(answer)?.numbers ?? []) : [];
  return x && y && more.length === 0 ? [x, y] : null;
}

const asLegs = (moves: readonly q.Rational[]) => sortedNumbers(moves.map(q.absolute));

/** The distance of two points and the longest side of a right triangle are found in one way. */
function legsOf(restated: Restated): q.Rational[] | null {
  const { topic, frame, formulas } = restated;
  const moves = frame === "the distance between # and #" ? movesIn(restated) : null;
  if (moves) return asLegs(moves);
  const [only, other, ...more] = formulas;
  const squares = formulas.flatMap(legsOfSquare);
  if (squares.length > 0) return asLegs(squares);
  if (only?.kind === "expression" && !other && topic === "arithmetic") {
    const legs = legsIn(only.of);
    return legs && asLegs(legs);
  }
  const isHypotenuse = frame === "the hypotenuse of a right triangle with first leg # and second leg #";
  const legs = isHypotenuse && more.length === 0 ? formulas.flatMap((one) => shapeOfAnswer(one)?.numbers ?? []) : [];
  return legs.length === 2 ? asLegs(legs) : null;
}

/** c² = 33² + 56² */
function legsOfSquare(formula: Answer): q.Rational[] {
  if (formula.kind !== "relation" || formula.sides.length !== 2) return [];
  const isSquare = formula.sides.some((side) => side.kind === "power" && side.base.kind === "letter");
  const sum = formula.sides.find(({ kind }) => kind === "add");
  return (isSquare && sum && legsIn({ kind: "root", degree: null, of: sum })) || [];
}

function areSameLegs(said: readonly q.Rational[], open: readonly q.Rational[]): boolean {
  const k = factorBetween(open, said);
  return k !== null && isStep(k) && (isOwnProportion(inProportion(open)) || digitsOf(open) >= OWN_DIGITS);
}

/** A fraction or a ratio is simplified by the greatest common divisor of its numbers. */
function pairOf({ topic, frame, formulas }: Restated): q.Rational[] | null {
  const [only] = formulas;
  const isFraction = topic === "arithmetic" && only?.kind === "expression" && only.of.kind === "divide";
  const isPair = isFraction || /^(?:simplify the ratio #|the greatest common .*)$/.test(frame);
  const numbers = isPair ? formulas.flatMap((one) => shapeOfAnswer(one)?.numbers ?? []) : [];
  return numbers.length === 2 ? numbers : null;
}

function areSamePair(said: readonly q.Rational[], open: readonly q.Rational[]): boolean {
  const k = factorBetween(sortedNumbers(open), sortedNumbers(said));
  return k !== null && isStep(k) && isOwnProportion(inProportion(open));
}

/** 112, 115, 118 for 12, 15, 18 */
function areShifted(said: readonly Shaped[], open: readonly Shaped[], { topic, formulas }: Restated): boolean {
  const at = formulas.findIndex(({ kind }) => kind === "set");
  if (at < 0 || !lists.has(topic) || digitsOf(numbersOf(open)) < OWN_DIGITS) return false;
  return open.every(({ numbers }, place) => {
    const [known, own] = [numbers, said[place]?.numbers ?? []].map((all) => (place === at ? sortedNumbers(all) : all));
    const by = q.subtract(own?.[0] ?? q.ZERO, known?.[0] ?? q.ZERO);
    if (!known || !own || own.length !== known.length || (place !== at && by.num !== 0n)) return false;
    return known.every((number, nth) => q.same(q.add(number, by), own[nth] ?? q.ZERO));
  });
}

const lists = new Set(["statistics", "sequences"]);

/** The greatest common divisor of 858 and 417 is that of 1275 and 858. */
function isOnTheWay(said: readonly q.Rational[], open: readonly q.Rational[]): boolean {
  if (said.length !== 2 || open.length !== 2) return false;
  const isLeft = (from: readonly q.Rational[], to: readonly q.Rational[]): boolean => {
    let [large = 0n, small = 0n] = from.map(({ num }) => num).toSorted((a, b) => (a > b ? -1 : 1));
    if (small < ON_THE_WAY_MIN) return false;
    const [more = 0n, less = 0n] = to.map(({ num }) => num).toSorted((a, b) => (a > b ? -1 : 1));
    while (small >= 10n) {
      const isStepOfIt = [more, less].includes(small) && (more + less - small - large) % small === 0n;
      if (isStepOfIt && (less >= 10n || more === small)) return true;
      [large, small] = [small, large % small];
    }
    return false;
  };
  return isLeft(open, said) || isLeft(said, open);
}
