import { isEquation, type Relation } from "./equations.ts";
import { numericValue } from "./numeric.ts";
import { infinitySign } from "./quantities.ts";
import { rational } from "./rational.ts";
import { substitute } from "./rewriting.ts";
import { sameValue } from "./same-value.ts";
import { type Answer, lettersIn, type Node, numberNode, type Sign, subtraction } from "./syntax.ts";

/** A stretch of the number line. An end at infinity is open. */
type Stretch = { from: End; to: End };
type End = { node: Node; value: number; open: boolean };

/** Solutions on the number line; `letter` is null where none was named. */
export type Region = { letter: string | null; stretches: Stretch[] };

/** The region that an interval, an inequality in one letter, a chain or a union of them describes; otherwise null. */
export function regionOf(answer: Answer): Region | null {
  switch (answer.kind) {
    case "interval":
      return one(null, end(answer.from, answer.fromOpen), end(answer.to, answer.toOpen));
    case "tuple": {
      const [from, to] = answer.parts;
      if (answer.parts.length !== 2 || from?.kind !== "expression" || to?.kind !== "expression") return null;
      return one(null, end(from.of, true), end(to.of, true));
    }
    case "relation":
      return isEquation(answer) ? null : ofRelation(answer);
    case "set":
      return ofSet(answer);
    default:
      return null;
  }
}

export function sameRegion(key: Region, given: Region): boolean {
  if (key.letter && given.letter && key.letter !== given.letter) return false;
  if (key.stretches.length !== given.stretches.length || key.stretches.length === 0) return false;
  return key.stretches.every((stretch, index) => {
    const other = given.stretches[index];
    return other && sameEnd(stretch.from, other.from) && sameEnd(stretch.to, other.to);
  });
}

function sameEnd(a: End, b: End): boolean {
  if (a.open !== b.open) return false;
  return Number.isFinite(a.value) && Number.isFinite(b.value) ? sameValue(a.node, b.node) : a.value === b.value;
}

function end(node: Node, open: boolean): End {
  const sign = infinitySign(node);
  if (sign !== 0) return { node, value: sign * Number.POSITIVE_INFINITY, open: true };
  const value = numericValue(node, new Map());
  return { node, value: value.im === 0 ? value.re : Number.NaN, open };
}

const infinite = (sign: 1 | -1): End => ({
  node: { kind: "constant", name: "infinity" },
  value: sign * Number.POSITIVE_INFINITY,
  open: true,
});

function one(letter: string | null, from: End, to: End): Region | null {
  return from.value < to.value ? { letter, stretches: [{ from, to }] } : null;
}

function ofSet(set: Extract<Answer, { kind: "set" }>): Region | null {
  const regions: Region[] = [];
  for (const part of set.parts) {
    const region = part.kind === "tuple" && set.written !== "union" ? null : regionOf(part);
    if (!region) return null;
    regions.push(region);
  }
  const letters = new Set(regions.map((region) => region.letter).filter((letter) => letter !== null));
  if (regions.length === 0 || letters.size > 1) return null;
  const [letter = null] = letters;
  if (set.written === "and" || set.written === "commas") {
    const met = regions.map((region) => region.stretches).reduce(meet);
    // `x<1, x>5` can only be meant as a union.
    if (met.length > 0 || set.written === "and") return { letter, stretches: met };
  }
  return { letter, stretches: sorted(regions.flatMap((region) => region.stretches)) };
}

function ofRelation(relation: Relation): Region | null {
  const letters = new Set(relation.sides.flatMap((side) => [...lettersIn(side)]));
  const [letter] = letters;
  if (letter === undefined || letters.size > 1) return null;
  let stretches: Stretch[] | null = null;
  for (const [index, sign] of relation.signs.entries()) {
    const [left, right] = [relation.sides[index], relation.sides[index + 1]];
    const link = left && right ? solveLink(left, right, sign, letter) : null;
    if (!link) return null;
    stretches = stretches ? meet(stretches, link) : link;
  }
  return stretches && { letter, stretches };
}

/** Solves a linear inequality; null for any other. */
function solveLink(left: Node, right: Node, sign: Sign, letter: string): Stretch[] | null {
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

function meet(first: Stretch[], second: Stretch[]): Stretch[] {
  const met: Stretch[] = [];
  for (const a of first) {
    for (const b of second) {
      const from = later(a.from, b.from, 1);
      const to = later(a.to, b.to, -1);
      if (from.value < to.value) met.push({ from, to });
    }
  }
  return sorted(met);
}

/** The more demanding of two ends. */
function later(a: End, b: End, direction: 1 | -1): End {
  if (a.value === b.value) return a.open ? a : b;
  return a.value > b.value === (direction === 1) ? a : b;
}

function sorted(stretches: Stretch[]): Stretch[] {
  return [...stretches].sort((a, b) => a.from.value - b.from.value);
}
