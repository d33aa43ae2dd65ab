import { exactValue } from "../arithmetic/exact.ts";
import type { DifferenceCode } from "../codes.ts";
import { regionOf } from "../regions/regions.ts";
import type { Rubric } from "../rubric.ts";
import { withoutPlusMinus } from "../syntax/rewriting.ts";
import type { Answer, Node } from "../syntax/syntax.ts";
import { type Allowance, infinitySign } from "../values/quantities.ts";
import { sameValue } from "../values/same-value.ts";
import { partsOf, sameAnswer } from "./compare.ts";
import { solved } from "./equations.ts";

/** Why an answer that can be read is not the key; null unless it is certain. */
export function whyDifferent(key: Answer, given: Answer, rubric: Rubric): DifferenceCode | null {
  const found = reasons.find(([, holds]) => holds(key, given, rubric));
  return found?.[0] ?? null;
}

type Reason = [DifferenceCode, (key: Answer, given: Answer, allowed: Allowance) => boolean];

const reasons: Reason[] = [
  ["wrong-unit", hasWrongUnit],
  ["rounded-too-early", (key, given, allowed) => sameAnswer(key, given, { ...allowed, rounded: true })],
  ["opposite-sign", (key, given, allowed) => negatives(key).some((other) => sameAnswer(other, given, allowed))],
  ["swapped", isSwapped],
  ["interval-end", differsInEnds],
  ["list-for-number", (key, given) => isSingle(key) && isList(given) && partsOf(withoutPlusMinus(given)).length > 1],
  ["part-missing", (key, given, allowed) => isList(key) && countRight(key, given, allowed) === "some"],
  ["part-too-many", (key, given, allowed) => isList(key) && countRight(given, key, allowed) === "some"],
];

/** How many parts of a list are right, if it is a list that is asked for. */
export function rightParts(key: Answer, given: Answer, allowed: Allowance): { right: number; of: number } | null {
  if (!isList(key) && key.kind !== "tuple") return null;
  const [keys, givens] = [partsIn(key), partsIn(given)];
  const inOrder = key.kind === "tuple" || allowed.order === "given";
  const right = inOrder
    ? keys.filter((part, index) => {
        const other = givens[index];
        return other !== undefined && sameAnswer(part, other, allowed);
      }).length
    : matched(keys, givens, allowed);
  // Who writes down everything has not found it.
  const surplus = Math.max(0, givens.length - keys.length);
  return { right: Math.max(0, right - surplus), of: keys.length };
}

/** Each part of the answer serves one part of the key. */
function matched(keys: Answer[], givens: Answer[], allowed: Allowance): number {
  const left = [...givens];
  return keys.filter((part) => {
    const index = left.findIndex((other) => sameAnswer(part, other, allowed));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  }).length;
}

const isSingle = (answer: Answer) =>
  answer.kind === "expression" || (answer.kind === "relation" && solved(answer) !== null);

const isList = (answer: Answer) => withoutPlusMinus(answer).kind === "set" && regionOf(answer) === null;

const partsIn = (answer: Answer) => (answer.kind === "tuple" ? answer.parts : partsOf(withoutPlusMinus(answer)));

/** Whether `given` has some parts of `whole`, at least one, and no others. */
function countRight(whole: Answer, given: Answer, allowed: Allowance): "some" | "other" {
  const [all, some] = [partsIn(whole), partsIn(given)];
  const within = some.length > 0 && some.every((part) => all.some((other) => sameAnswer(other, part, allowed)));
  return within && some.length < all.length ? "some" : "other";
}

function hasWrongUnit(key: Answer, given: Answer): boolean {
  if (key.kind !== "expression" || given.kind !== "expression" || !key.unit || !given.unit) return false;
  return key.unit.text !== given.unit.text && sameValue(key.of, given.of);
}

/** The key with the opposite sign; empty where it has none. */
function negatives(key: Answer): Answer[] {
  const opposite = (of: Node): Node | null =>
    exactValue(of)?.num === 0n || infinitySign(of) !== 0 ? null : { kind: "negate", of };
  if (key.kind === "expression") {
    const of = opposite(key.of);
    return of ? [{ ...key, of }] : [];
  }
  const solution = key.kind === "relation" ? solved(key) : null;
  const value = solution && opposite(solution.value);
  if (key.kind !== "relation" || !solution || !value) return [];
  return [{ ...key, sides: [{ kind: "letter", name: solution.name }, value], signs: ["="] }];
}

function isSwapped(key: Answer, given: Answer, allowed: Allowance): boolean {
  if (key.kind !== "tuple" || given.kind !== "tuple" || key.parts.length !== 2) return false;
  return sameAnswer({ ...key, parts: key.parts.toReversed() }, given, allowed);
}

/** Two regions with the same ends, of which one includes an end that the other leaves out. */
function differsInEnds(key: Answer, given: Answer, { kind }: Allowance): boolean {
  if (key.kind === "tuple" && kind !== "interval") return false;
  const [a, b] = [regionOf(key), regionOf(given)];
  if (!a || !b || a.stretches.length === 0 || a.stretches.length !== b.stretches.length) return false;
  if (a.letter && b.letter && a.letter !== b.letter) return false;
  return a.stretches.every(({ from, to }, index) => {
    const other = b.stretches[index];
    return other !== undefined && from.value === other.from.value && to.value === other.to.value;
  });
}
