import type { Features } from "./features.ts";
import { isStructure } from "./lexicon.ts";

/** What stays of a problem when it is told of other things: its numbers, and what is done and asked. */
export function skeletonOf(features: Features): Features {
  const kept: Features = new Map();
  const ranges = [...features.keys()]
    .filter((name) => name.startsWith("r:"))
    .map((name) => name.slice(2).split("-").map(Number));
  const isWithin = (number: number) =>
    ranges.some(([from = 0, to = 0]) => from < number && number < to && to - from <= 12);
  for (const name of features.keys()) {
    if (name.startsWith("n:") && isWithin(Number(name.slice(2)))) continue;
    if (name.startsWith("n:")) kept.set(name, /^n:[012]$/.test(name) ? 0.4 : name.length > 3 ? 2 : 1);
    else if (name.startsWith("r:")) kept.set(name, 2);
    else if (name.startsWith("c:") && isStructure(name.slice(2))) kept.set(name, 2);
  }
  return kept;
}

/** Lamps may be lockers and birds may be children: most of a problem's skeleton, and hardly anything else. */
export function hasSkeleton(all: Features, problem: Features): boolean {
  // A range may be told of numbers that the problem tells in another way.
  const said = new Map([...all].filter(([name]) => !name.startsWith("r:") || problem.has(name)));
  const common = new Map([...said].filter(([name]) => problem.has(name)));
  const [shared, ofProblem, ofSaid] = [
    weightOf(common),
    weightOf(common) / weightOf(problem),
    weightOf(common) / weightOf(said),
  ];
  const isEnough =
    structureOf(common) >= 2 &&
    ofProblem >= 0.58 &&
    ofSaid >= 0.72 &&
    numbersOf(common) >= 0.5 * Math.max(numbersOf(said), numbersOf(problem));
  const isNothingElse = structureOf(common) >= 1 && ofProblem >= 0.35 && ofSaid >= 0.95 && largeOf(common) >= 2;
  return shared >= 6 && (isEnough || isNothingElse);
}

const weightOf = (features: Features) => [...features.values()].reduce((sum, weight) => sum + weight, 0);
const structureOf = (features: Features) => [...features.keys()].filter((name) => name.startsWith("c:")).length;
const numbersOf = (features: Features) =>
  weightOf(new Map([...features].filter(([name, weight]) => /^[nr]:/.test(name) && weight >= 1)));
const largeOf = (features: Features) => [...features.keys()].filter((name) => /^n:.{2}/.test(name)).length;
