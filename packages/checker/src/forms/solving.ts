import { solved } from "../comparing/equations.ts";
import { type Answer, isConstant, type Node } from "../syntax/syntax.ts";

/** Whether the key is a solution, such as `x=3` or `x>3`, and the answer an equation or inequality still to be solved. */
export function stillToSolve(key: Answer, given: Answer): boolean {
  return isSolution(key) && !(isDerivation(key, given) ? leaves(given).slice(-1) : leaves(given)).every(isSolved);
}

/** `2x=6, x=3` for the one solution `x=3`: steps, of which the last is the answer. */
const isDerivation = (key: Answer, given: Answer) =>
  key.kind === "relation" && given.kind === "set" && (given.written === "commas" || given.written === "and");

function isSolution(key: Answer): boolean {
  if (key.kind === "family") return false;
  const parts = leaves(key);
  return parts.some((part) => part.kind !== "expression") && parts.every((part) => isSolved(part) && isFixed(part));
}

/** `y=2x+1` describes a line: its solutions are no number. */
function isFixed(part: Answer): boolean {
  if (part.kind !== "relation") return part.kind === "interval" || part.kind === "expression";
  return part.sides.filter((side) => !isConstant(side)).length === 1;
}

/** Whether a name stands alone on its side, and every other side is worked out. */
export function isSolved(part: Answer): boolean {
  return part.kind !== "relation" || solved(part) !== null || hasLoneLetter(part.sides);
}

function hasLoneLetter(sides: Node[]): boolean {
  return (
    sides.filter((side) => side.kind === "letter").length === 1 &&
    sides.every((side) => side.kind === "letter" || isConstant(side))
  );
}

/** Whole answers inside an answer, down to expressions, relations and intervals. */
export function leaves(answer: Answer): Answer[] {
  if (answer.kind === "member") return leaves(answer.of);
  return answer.kind === "set" || answer.kind === "tuple" ? answer.parts.flatMap(leaves) : [answer];
}
