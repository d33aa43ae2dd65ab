import { exactValue } from "../arithmetic/exact.ts";
import { numericValue } from "../arithmetic/numeric.ts";
import { sameTime } from "../grammar/times.ts";
import { type Region, regionOf, sameRegion } from "../regions/regions.ts";
import { withoutPlusMinus } from "../syntax/rewriting.ts";
import { type Answer, isConstant, lettersIn, type Node, product } from "../syntax/syntax.ts";
import { type Allowance, type Quantity, sameQuantity } from "../values/quantities.ts";
import { sameValue } from "../values/same-value.ts";
import { inUnitsOf } from "./bounds.ts";
import { isEquation, type Relation, sameEquation, sameInequality, solved } from "./equations.ts";
import { sameFamily } from "./families.ts";
import { lastStep } from "./steps.ts";

/** Whether the given answer is the key's, however it is written. `allowed`: see `sameQuantity`. */
export function sameAnswer(key: Answer, given: Answer, allowed?: Allowance): boolean {
  if (key.kind === "family") return sameFamily(key, given);
  if (given.kind === "family") return false;
  const fitted = inUnitsOf(key, given);
  return fitted !== null && same(withoutPlusMinus(key), withoutPlusMinus(fitted), allowed);
}

function same(key: Answer, given: Answer, allowed?: Allowance): boolean {
  if (key.kind === "choice" || given.kind === "choice") {
    return key.kind === "choice" && given.kind === "choice" && key.letters === given.letters;
  }
  if (key.kind === "statement" || given.kind === "statement") {
    return key.kind === "statement" && given.kind === "statement" && key.says === given.says;
  }
  if (key.kind === "member" || given.kind === "member") return sameMember(key, given, allowed);
  if (key.kind === "quotient" || given.kind === "quotient") return sameQuotient(key, given);
  if (key.kind === "time" || given.kind === "time") {
    return key.kind === "time" && given.kind === "time" && sameTime(key, given);
  }
  if (key.kind === "based" || given.kind === "based") {
    return key.kind === "based" && given.kind === "based" && key.base === given.base && key.value === given.value;
  }
  const conclusion = key.kind === "expression" || (key.kind === "relation" && isEquation(key)) ? lastStep(given) : null;
  if (conclusion) return same(key, conclusion, allowed);
  if (key.kind === "set" || given.kind === "set") return sameSet(key, given, allowed);
  if (key.kind === "ratio" || given.kind === "ratio") return sameRatio(key, given);
  if (key.kind === "tuple" && given.kind === "tuple") return sameInOrder(key.parts, given.parts, allowed);
  if (key.kind === "expression")
    return given.kind === "expression" ? sameQuantity(key, given, allowed) : isNamed(key, given, allowed);
  if (key.kind === "relation" && isEquation(key)) return sameRelation(key, given, allowed);
  const [a, b] = [keyRegion(key, allowed), regionOf(given)];
  if (a && b) return sameRegion(a, b);
  return key.kind === "relation" && given.kind === "relation" && sameInequality(key, given);
}

/** `(1,5)` in a key is a point, unless the rubric says that it is an interval. */
const keyRegion = (key: Answer, allowed?: Allowance): Region | null =>
  key.kind === "tuple" && allowed?.kind !== "interval" ? null : regionOf(key);

/** `x∈(1,2)` is the interval for x, and `x∈{1,2}` the list. */
function sameMember(key: Answer, given: Answer, allowed?: Allowance): boolean {
  const [a, b] = [keyRegion(key, allowed), regionOf(given)];
  if (a && b) return sameRegion(a, b);
  if (key.kind === "member" && given.kind === "member" && key.name !== given.name) return false;
  const inside = (answer: Answer) => (answer.kind === "member" ? answer.of : answer);
  return !a && !b && same(inside(key), inside(given), allowed);
}

/** `7……2`, also at the end of its division: `23÷3=7……2`. */
function sameQuotient(key: Answer, given: Answer): boolean {
  if (key.kind !== "quotient" || given.kind !== "quotient") return false;
  if (!sameValue(key.quotient, given.quotient) || !sameValue(key.remainder, given.remainder)) return false;
  if (!given.of) return true;
  if (given.of.kind !== "divide") return false;
  const { left, right } = given.of;
  return sameValue(left, { kind: "add", left: product(right, given.quotient), right: given.remainder });
}

/**
 * For a key without a name, whether an equation only names or works out the key: `x = 3` for 3, `3 · 4 = 12` for 12.
 */
function isNamed(key: Quantity, given: Answer, allowed?: Allowance): boolean {
  if (given.kind !== "relation" || !isEquation(given)) return false;
  const sides = [...given.sides];
  const isName = (node: Node | undefined) =>
    node?.kind === "letter" &&
    !lettersIn(key.of).has(node.name) &&
    !sides.some((side) => side !== node && lettersIn(side).has(node.name));
  if (isName(sides[0])) sides.shift();
  else if (isName(sides.at(-1))) sides.pop();
  return (
    sides.length > 0 && sides.every((of) => sameQuantity(key, { kind: "expression", of, unit: given.unit }, allowed))
  );
}

function sameRelation(key: Relation, given: Answer, allowed?: Allowance): boolean {
  const solution = solved(key);
  if (!solution) return given.kind === "relation" && sameEquation(key, given);
  const value: Quantity = { kind: "expression", of: solution.value, unit: key.unit };
  if (given.kind === "expression") return sameQuantity(value, given, allowed);
  if (given.kind !== "relation") return false;
  const answer = solved(given);
  if (answer && sameName(answer.name, solution.name)) {
    return sameQuantity(value, { kind: "expression", of: answer.value, unit: given.unit }, allowed);
  }
  return sameEquation(key, given);
}

/** `x_1` and `x_2` are two solutions for the same letter x. */
const sameName = (a: string, b: string) => a.split("_")[0] === b.split("_")[0];

function sameSet(key: Answer, given: Answer, allowed?: Allowance): boolean {
  const [a, b] = [keyRegion(key, allowed), regionOf(given)];
  if (a && b) return sameRegion(a, b);
  const [keys, givens] = [partsOf(key), partsOf(given)];
  if (allowed?.order === "given" && key.kind === "set") return sameInOrder(keys, inChain(given) ?? givens, allowed);
  if (keys.length === 0 || givens.length === 0) return keys.length === givens.length;
  const names = namesOf(keys);
  if (names && new Set(names).size > 1) {
    // `x=2 or y=3` leaves one of them open.
    if (given.kind === "set" && given.written === "or" && !(key.kind === "set" && key.written === "or")) return false;
    // A system's solution: `x = 2, y = 3`, `y = 3, x = 2`, `(2, 3)`, `2, 3`.
    const order = given.kind === "tuple" ? [...keys].sort((x, y) => (nameOf(x) < nameOf(y) ? -1 : 1)) : keys;
    if (given.kind === "tuple") return sameInOrder(order, given.parts, allowed);
    if (!givens.some((part) => part.kind === "relation")) return sameInOrder(order, givens, allowed);
    return matches(keys, givens, false, allowed);
  }
  if (key.kind === "tuple" && given.kind === "set") {
    const order = [...givens].sort((x, y) => (nameOf(x) < nameOf(y) ? -1 : 1));
    return areCoordinates(namesOf(order)) && sameInOrder(key.parts, order, allowed);
  }
  // `x=3, y=-2` are not two values of one letter.
  if (new Set(namesOf(givens)).size > 1) return false;
  if (key.kind === "set" && key.written === "commas" && given.kind === "tuple")
    return sameInOrder(keys, given.parts, allowed);
  const asSet = (key.kind === "set" && key.written === "braces") || allowed?.repeats === "ignore";
  const counts = allowed?.repeats === "count" || (!asSet && repeatsIn(key) > 0);
  return matches(keys, givens, counts, allowed);
}

/** `1/2 < 0.6 < 2/3` as the list of its sides, if it is true. */
function inChain(given: Answer): Answer[] | null {
  const [sign, ...signs] = given.kind === "relation" ? given.signs : [];
  if (given.kind !== "relation" || (sign !== "<" && sign !== ">") || signs.some((other) => other !== sign)) return null;
  const sizes = given.sides.map((side) => (isConstant(side) ? numericValue(side, new Map()).re : Number.NaN));
  const isTrue = sizes
    .slice(1)
    .every((size, index) => (sign === "<" ? size > (sizes[index] ?? 0) : size < (sizes[index] ?? 0)));
  return isTrue ? given.sides.map((of) => ({ kind: "expression", of, unit: null })) : null;
}

/** Whether names follow each other as those of coordinates do: x, y, z or a, b. */
const areCoordinates = (names: string[] | null) =>
  names?.every((name, index) => index === 0 || name.charCodeAt(0) === (names[index - 1] ?? "").charCodeAt(0) + 1) ===
  true;

/** How many parts of a list are the same as an earlier one. */
export function repeatsIn(answer: Answer): number {
  const parts = answer.kind === "set" && regionOf(answer) === null ? partsOf(withoutPlusMinus(answer)) : [];
  return parts.filter((part, index) => parts.slice(0, index).some((earlier) => same(earlier, part))).length;
}

/** Whether each part of one list is equal to a part of the other, in any order, and, if it counts, as often. */
function matches(keys: Answer[], givens: Answer[], counts: boolean, allowed?: Allowance): boolean {
  const timesIn = (parts: Answer[], wanted: Answer) => parts.filter((part) => same(wanted, part, allowed)).length;
  if (counts && keys.length !== givens.length) return false;
  if (counts && !keys.every((part) => timesIn(keys, part) === timesIn(givens, part))) return false;
  return (
    keys.every((part) => givens.some((other) => same(part, other, allowed))) &&
    givens.every((part) => keys.some((other) => same(other, part, allowed)))
  );
}

function sameInOrder(keys: Answer[], givens: Answer[], allowed?: Allowance): boolean {
  return (
    keys.length === givens.length &&
    keys.every((part, index) => {
      const other = givens[index];
      return other !== undefined && same(part, other, allowed);
    })
  );
}

export function partsOf(answer: Answer): Answer[] {
  return answer.kind === "set"
    ? answer.parts.flatMap((part) => (part.kind === "set" ? partsOf(part) : [part]))
    : [answer];
}

/** The names of parts that are all of the kind `x = 2`; otherwise null. */
function namesOf(parts: Answer[]): string[] | null {
  const names = parts.map(nameOf);
  return names.includes("") ? null : names;
}

function nameOf(part: Answer): string {
  return (part.kind === "relation" && solved(part)?.name.split("_")[0]) || "";
}

/** `3:4` is `6:8`, and, for two parts, the fraction ¾; never a whole number. */
function sameRatio(key: Answer, given: Answer): boolean {
  const [a, b] = [ratioParts(key), ratioParts(given)];
  if (!a || !b || a.length !== b.length) return false;
  const [first, other] = [a[0], b[0]];
  if (!first || !other) return false;
  return a.every((part, index) => {
    const match = b[index];
    if (!match || isZero(part) || isZero(match)) return false;
    return sameValue(product(part, other), product(match, first));
  });
}

const isZero = (node: Node) => exactValue(node)?.num === 0n;

function ratioParts(answer: Answer): Node[] | null {
  if (answer.kind === "ratio") return answer.parts;
  return answer.kind === "expression" && answer.of.kind === "divide" ? [answer.of.left, answer.of.right] : null;
}
