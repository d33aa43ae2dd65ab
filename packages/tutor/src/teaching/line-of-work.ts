import {
  type Answer,
  exactValue,
  isConstant,
  type Node,
  sameValue,
  substitute,
  withinBudget,
} from "@dripstone/checker/mathematics";
import { minus, polynomialOf, samePolynomial, sum } from "../solver/algebra/polynomial.ts";
import { expressionFrom, plainRelationOf } from "../solver/algebra/relation.ts";
import type { Solution } from "../solver/solution.ts";
import { candidatesIn } from "./candidates.ts";
import { follows } from "./follows.ts";
import { readLine } from "./read-line.ts";
import { partsOf } from "./slips.ts";
import { numbersSaid, operationsSaid } from "./sought/said.ts";

/**
 * Whether a message ends with a line of correct working, whichever way it goes: one that says the same as the problem or one of its steps, or a true
 * calculation of something that comes up there.
 */
export function isLineOfWork(message: string, solution: Solution): boolean {
  const line = readLine(candidatesIn(message).at(-1) ?? "")?.answer;
  if (line?.kind !== "relation" && line?.kind !== "set") return false;
  return (
    withinBudget(() =>
      line.kind === "relation" && line.sides.every(isConstant)
        ? isCalculation(line.sides, solution)
        : linesOf(solution).some((known) => follows(known, line) === true) || holdsForResult(line, solution),
    ) ?? false
  );
}

/** No problem has more. */
const LINES_MAX = 12;

/** The relations of a problem, and those that its steps lead to. */
function linesOf({ problem, steps }: Solution): Answer[] {
  const formulas = [...problem.en.matchAll(/\$([^$]+)\$/g)].map(([, formula = ""]) => formula);
  const afters = steps.flatMap(({ values: { after } }) => (typeof after === "string" ? [after] : []));
  return [...formulas, ...afters]
    .slice(0, LINES_MAX)
    .filter((text) => /[=<>≤≥]|\\[lg]e/.test(text))
    .flatMap((text) => readLine(text)?.answer ?? []);
}

/** `9 + 16 = 25` is true, and 25 comes up in a step. */
function isCalculation(sides: readonly Node[], { steps }: Solution): boolean {
  const [first] = sides;
  const value = first && exactValue(first);
  if (!first || !value || !sides.every((side) => sameValue(first, side))) return false;
  return steps.some(({ values }) =>
    Object.values(values).some((text) => typeof text === "string" && formulasIn(text).some((of) => comesUp(first, of))),
  );
}

const comesUp = (value: Node, of: Node): boolean =>
  partsOf(of).some((part) => part.kind !== "number" && isConstant(part) && sameValue(part, value));

const formulasIn = (text: string): Node[] => text.split("=").flatMap((side) => expressionFrom(side.trim()) ?? []);

/** `5^2 + 12^2 = c^2`, where a step finds c, and it is so. */
function holdsForResult(line: Answer, { steps }: Solution): boolean {
  const relation = plainRelationOf(line);
  if (relation?.sign !== "=") return false;
  const { letter, left, right } = relation;
  if ([left, right].some((side) => side.kind === "letter")) return false;
  return steps.some(({ values: { formula, result } }) => {
    if (typeof formula !== "string" || typeof result !== "string") return false;
    const value = formula.startsWith(`${letter} =`) ? expressionFrom(result) : null;
    return value !== null && sameValue(substitute(left, letter, value), substitute(right, letter, value));
  });
}

/**
 * What an operation on both sides, told in words, does to the line that a step starts from: it leads to the step's line, or takes a part of the way;
 * `opposite` where the number is right, and the operation is not. Null where that is not sure.
 */
export function operationOn(message: string, solution: Solution, at: number): "leads" | "part" | "opposite" | null {
  const [operation, ...others] = operationsSaid(message);
  const said = numbersSaid(message.replaceAll(/^[-+] ?(?=\d)/g, "")).concat(termsSaid(message));
  const [by, ...more] = termsSaid(message).length > 0 ? termsSaid(message) : said;
  const after = solution.steps[at]?.values.after;
  if (!operation || others.length > 0 || by === undefined || more.length > 0 || typeof after !== "string") return null;
  if (operation !== "add" && operation !== "subtract") return null;
  const [before, wanted] = [lineBefore(solution, at), readLine(after)?.answer].map(
    (line) => line && plainRelationOf(line),
  );
  const term = polynomialOf(expressionFrom(by) ?? { kind: "letter", name: "?" });
  if (!before || !wanted || !term) return null;
  const [left, right, newLeft, newRight] = [before.left, before.right, wanted.left, wanted.right].map(polynomialOf);
  if (!left || !right || !newLeft || !newRight) return null;
  const done = operation === "add" ? sum : minus;
  const [nextLeft, nextRight] = [done(left, term), done(right, term)];
  if (samePolynomial(nextLeft, newLeft) && samePolynomial(nextRight, newRight)) return "leads";
  if (nextLeft.length < left.length || nextRight.length < right.length) return "part";
  const isOpposite = [left, right].some((side) => {
    const undone = (operation === "add" ? minus : sum)(side, term);
    return undone.length < side.length;
  });
  return isOpposite ? "opposite" : null;
}

/** `2x`, which is added or taken away whole. */
const termsSaid = (message: string): string[] =>
  message.match(/(?<![a-z\d])\d*[a-z](?![a-z])(?<! a)/gi)?.filter((term) => !/^[aAI]$/.test(term)) ?? [];

function lineBefore({ problem, steps }: Solution, at: number): Answer | null {
  const earlier = steps.slice(0, at).findLast(({ values: { after } }) => typeof after === "string")?.values.after;
  const [, formula = ""] = /\$([^$]*(?:[=<>≤≥]|\\[lg]eq?)[^$]*)\$/.exec(problem.en) ?? [];
  return readLine(typeof earlier === "string" ? earlier : formula)?.answer ?? null;
}
