import {
  type Answer,
  exactValue,
  isConstant,
  lettersIn,
  type Node,
  numberNode,
  q,
  substitute,
} from "@dripstone/checker/mathematics";
import { degree, lettersOf, minus, type Polynomial, polynomialOf } from "../solver/algebra/polynomial.ts";
import { constantOf, factorOf } from "../solver/topics/equations/systems/problem.ts";

/** The one solution of equations that hold together, letter by letter. */
export type Point = ReadonlyMap<string, q.Rational>;

/** What solves the equations that working begins with, and how many lines they are; null where these are no system with one solution. */
export function systemIn(lines: readonly (Answer | null)[]): { point: Point; given: number } | null {
  const equations: Polynomial[] = [];
  for (const [index, line] of lines.entries()) {
    const found = line && equationsOf(line);
    if (!found || found.length === 0) return null;
    equations.push(...found);
    const letters = [...new Set(equations.flatMap(lettersOf))];
    if (letters.length < 2 || letters.length > LETTERS_MAX) return null;
    if (equations.length < letters.length) continue;
    const point = pointOf(equations, letters);
    // One equation that is rewritten never comes to what a letter is.
    const isSolved = found.length > 1 || lines.slice(index + 1).some((later) => later !== null && isOfOneLetter(later));
    return point && isSolved ? { point, given: index + 1 } : null;
  }
  return null;
}

const LETTERS_MAX = 3;

const equationsOf = (answer: Answer): Polynomial[] | null => {
  const parts = answer.kind === "set" && answer.written !== "or" ? answer.parts : [answer];
  const equations = parts.map((part) => {
    if (part.kind !== "relation" || part.signs.join() !== "=") return null;
    const [left, right] = part.sides.map(polynomialOf);
    const difference = left && right ? minus(left, right) : null;
    return difference && degree(difference) === 1 ? difference : null;
  });
  return equations.every((equation) => equation !== null) ? equations : null;
};

const isOfOneLetter = (answer: Answer) =>
  partsOf(answer).some((part) => part.kind === "relation" && lettersOfSides(part.sides).size === 1);

const partsOf = (answer: Answer): Answer[] => (answer.kind === "set" ? answer.parts : [answer]);

const lettersOfSides = (sides: readonly Node[]) =>
  sides.reduce((letters, side) => lettersIn(side, letters), new Set<string>());

/** By elimination; null where there is no solution, or more than one. */
function pointOf(equations: readonly Polynomial[], letters: readonly string[]): Point | null {
  let rows = equations.map((equation) => [
    ...letters.map((letter) => factorOf(equation, letter)),
    q.negate(constantOf(equation)),
  ]);
  const done: q.Rational[][] = [];
  for (let column = 0; column < letters.length; column++) {
    const pivot = rows.find((row) => row[column]?.num !== 0n);
    const size = pivot?.[column];
    if (!pivot || !size) return null;
    const one = pivot.map((value) => q.divide(value, size) ?? value);
    const without = (row: q.Rational[]) =>
      row.map((value, place) => q.subtract(value, q.multiply(row[column] ?? q.ZERO, one[place] ?? q.ZERO)));
    rows = rows.filter((row) => row !== pivot).map(without);
    done.splice(0, done.length, ...done.map(without), one);
  }
  if (rows.some((row) => row.some(({ num }) => num !== 0n))) return null;
  return new Map(letters.map((letter, place) => [letter, done[place]?.at(-1) ?? q.ZERO]));
}

/** Whether a line is true of the solution; null where nobody can tell, as of a letter that is none of the system's. */
export function holdsAt(point: Point, answer: Answer): boolean | null {
  if (answer.kind === "set" && answer.written === "or") return null;
  if (answer.kind === "tuple") return samePoint(point, answer.parts);
  const found = partsOf(answer).map((part) => {
    if (part.kind !== "relation" || part.signs.some((sign) => sign !== "=")) return null;
    const values = part.sides.map((side) => valueAt(point, side));
    const [first] = values;
    return first && values.every((value) => value !== null)
      ? values.every((value) => value && q.same(value, first))
      : null;
  });
  if (found.includes(false)) return false;
  return found.includes(null) ? null : true;
}

/** `(4, 3)`: the letters in their order. */
function samePoint(point: Point, parts: readonly Answer[]): boolean | null {
  const values = [...point].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, value]) => value);
  if (parts.length !== values.length) return null;
  return parts.every((part, place) => {
    const value = part.kind === "expression" ? exactValue(part.of) : null;
    const expected = values[place];
    return value !== null && expected !== undefined && q.same(value, expected);
  });
}

function valueAt(point: Point, node: Node): q.Rational | null {
  const filled = [...point].reduce((rest, [letter, value]) => substitute(rest, letter, nodeOf(value)), node);
  return isConstant(filled) ? exactValue(filled) : null;
}

const nodeOf = ({ num, den }: q.Rational): Node => {
  const size: Node = numberNode(q.rational(num < 0n ? -num : num));
  const top: Node = num < 0n ? { kind: "negate", of: size } : size;
  return den === 1n ? top : { kind: "divide", left: top, right: numberNode(q.rational(den)) };
};
