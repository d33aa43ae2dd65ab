import { onlyLetter } from "../algebra/polynomials.ts";
import { numericValue } from "../arithmetic/numeric.ts";
import { rational } from "../arithmetic/rational.ts";
import { isEquation, mirrored, type Relation, solved } from "../comparing/equations.ts";
import { substitute } from "../syntax/rewriting.ts";
import { type Answer, isConstant, type Node, numberNode, type Sign, subtraction } from "../syntax/syntax.ts";
import { sameValue } from "../values/same-value.ts";
import { signTable } from "./sign-analysis.ts";
import { type End, end, infinite, meet, merged, point, type Stretch, sameStretches } from "./stretches.ts";

/** Solutions on the number line; `letter` is null where none was named. */
export type Region = { letter: string | null; stretches: Stretch[] };

/** The region that an interval, an inequality in one letter, a chain or a union of them describes; otherwise null. */
export function regionOf(answer: Answer): Region | null {
  switch (answer.kind) {
    case "interval":
      return one(end(answer.from, answer.fromOpen), end(answer.to, answer.toOpen));
    case "tuple": {
      const [from, to] = answer.parts;
      if (answer.parts.length !== 2 || from?.kind !== "expression" || to?.kind !== "expression") return null;
      return one(end(from.of, true), end(to.of, true));
    }
    case "member": {
      const region = regionOf(answer.of);
      return region && { ...region, letter: answer.name };
    }
    case "relation":
      return isEquation(answer) ? null : ofRelation(answer);
    case "set":
      return answer.parts.length === 0 ? { letter: null, stretches: [] } : ofSet(answer);
    default:
      return null;
  }
}

export function sameRegion(key: Region, given: Region): boolean {
  if (key.letter && given.letter && key.letter !== given.letter) return false;
  return sameStretches(key.stretches, given.stretches);
}

function one(from: End, to: End): Region | null {
  return from.value < to.value ? { letter: null, stretches: [{ from, to }] } : null;
}

function ofSet(set: Extract<Answer, { kind: "set" }>): Region | null {
  const regions: Region[] = [];
  for (const part of set.parts) {
    const region = part.kind === "tuple" && set.written !== "union" ? null : (regionOf(part) ?? ofPoint(part, set));
    if (!region) return null;
    regions.push(region);
  }
  // Without any interval it is a list of numbers, not a region.
  if (!set.parts.some((part) => regionOf(part))) return null;
  const letters = new Set(regions.map((region) => region.letter).filter((letter) => letter !== null));
  if (letters.size > 1) return null;
  const [letter = null] = letters;
  if (set.written === "and" || set.written === "commas") {
    const met = regions.map((region) => region.stretches).reduce(meet);
    // `x<1, x>5` can only be meant as a union.
    if (met.length > 0 || set.written === "and") return { letter, stretches: met };
  }
  return { letter, stretches: merged(regions.flatMap((region) => region.stretches)) };
}

/** `x=0` in `x=0 or x>1`, and `{0}` in `{0}∪(1,2)`. */
function ofPoint(part: Answer, { written }: { written: string }): Region | null {
  if (part.kind === "relation") {
    const solution = solved(part);
    return solution && isConstant(solution.value)
      ? { letter: solution.name, stretches: [point(solution.value)] }
      : null;
  }
  if (part.kind === "expression" && written === "union") return { letter: null, stretches: [point(part.of)] };
  if (part.kind !== "set" || written !== "union" || part.written !== "braces") return null;
  const values = part.parts.flatMap((inner) => (inner.kind === "expression" ? [inner.of] : []));
  return values.length === part.parts.length ? { letter: null, stretches: merged(values.map(point)) } : null;
}

function ofRelation(relation: Relation): Region | null {
  const letter = onlyLetter(relation.sides);
  if (letter === null) return null;
  let stretches: Stretch[] | null = null;
  for (const [index, sign] of relation.signs.entries()) {
    const [left, right] = [relation.sides[index], relation.sides[index + 1]];
    const link = left && right ? solve(left, right, sign, letter) : null;
    if (!link) return null;
    stretches = stretches ? meet(stretches, link) : link;
  }
  return stretches && { letter, stretches };
}

function solve(left: Node, right: Node, sign: Sign, letter: string): Stretch[] | null {
  return (
    solveLinear(left, right, sign, letter) ??
    solveBySigns(left, right, sign, letter) ??
    solveDistance(left, right, sign, letter)
  );
}

/** `|u| < c` is `-c < u < c`, also where c is √3 or π. */
function solveDistance(left: Node, right: Node, sign: Sign, letter: string): Stretch[] | null {
  if (right.kind === "absolute" && left.kind !== "absolute") return solveDistance(right, left, mirrored[sign], letter);
  if (left.kind !== "absolute" || !isConstant(right) || !(numericValue(right, new Map()).re > 0)) return null;
  const near = sign === "<" || sign === "≤";
  if (!near && sign !== ">" && sign !== "≥") return null;
  const below = solveLinear(left.of, right, sign, letter);
  const above = solveLinear(left.of, { kind: "negate", of: right }, mirrored[sign], letter);
  return below && above && (near ? meet(below, above) : merged([...below, ...above]));
}

/** Solves a linear inequality, whatever its numbers are; null for any other. */
function solveLinear(left: Node, right: Node, sign: Sign, letter: string): Stretch[] | null {
  const difference = subtraction(left, right);
  const at = (value: bigint) => substitute(difference, letter, numberNode(rational(value)));
  const slope = subtraction(at(1n), at(0n));
  const line: Node = {
    kind: "add",
    left: at(0n),
    right: { kind: "multiply", left: slope, right: { kind: "letter", name: letter }, implicit: false },
  };
  const steepness = numericValue(slope, new Map());
  if (sign === "=" || !(Math.abs(steepness.re) > 4 * steepness.err) || !sameValue(difference, line)) return null;
  const place: Node = { kind: "negate", of: { kind: "divide", left: at(0n), right: slope } };
  const open = sign !== "≤" && sign !== "≥";
  const above = { from: end(place, open), to: infinite(1) };
  const below = { from: infinite(-1), to: end(place, open) };
  if (sign === "≠") return [below, above];
  return (sign === ">" || sign === "≥") === steepness.re > 0 ? [above] : [below];
}

function solveBySigns(left: Node, right: Node, sign: Sign, letter: string): Stretch[] | null {
  const table = signTable(left, right, sign, letter);
  if (!table) return null;
  const { places, atPlaces, between } = table;
  const stretches: Stretch[] = [];
  for (const [index, inside] of between.entries()) {
    const [from, to] = [places[index - 1], places[index]];
    if (inside) stretches.push({ from: from ? end(from, true) : infinite(-1), to: to ? end(to, true) : infinite(1) });
    if (to && atPlaces[index]) stretches.push(point(to));
  }
  return merged(stretches);
}
