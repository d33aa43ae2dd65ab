import { exactValue, lettersIn, type Node, q, some } from "@dripstone/checker/mathematics";
import { degree, polynomialOf } from "../../../algebra/polynomial.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { plainOf } from "../../../sentences/plain.ts";

/** `at` has the letters' values where the expression is to be evaluated. */
export type Task =
  | { wanted: "expand" | "factor" | "simplify"; of: Node }
  | { wanted: "evaluate"; of: Node; at: ReadonlyMap<string, Node> };

/** An expression with letters, and what is to be done with it; null where that isn't said. */
export function readTask(question: Question): Task | null {
  return readTaskOf(question) ?? readKnownFactor(question);
}

/** "Factor x³ - 4x² + x + 6 knowing the factor x - 2": the larger of the two is factored. */
function readKnownFactor(question: Question): Task | null {
  const [, whole = "", part = ""] = /^factor (.{3,80}) knowing the factor (.{1,40})$/.exec(plainOf(question)) ?? [];
  const [of, by] = [whole, part].map((text) => (/^[-+*/^()\d. a-z]+$/.test(text) ? expressionFrom(text) : null));
  const [all, known] = [of && polynomialOf(of), by && polynomialOf(by)];
  return of && all && known && degree(known) > 0 && degree(known) < degree(all) ? { wanted: "factor", of } : null;
}

function readTaskOf({ shape, formulas }: Question): Task | null {
  const said = shape?.split(" ") ?? [];
  const asked = new Set(said.filter((word) => word !== "#" && word !== "what" && word !== "is"));
  const [formula] = formulas;
  if (formulas.length !== 1 || formula?.answer?.kind !== "expression" || formula.answer.unit)
    return readEvaluation(shape, formulas);
  const { of } = formula.answer;
  if (lettersIn(of).size === 0 || !polynomialOf(of) || some(of, (inner) => inner.kind === "percent")) return null;
  const [first, ...more] = [...asked].filter((word) => word !== "of" || !asked.has("expand"));
  const wanted = first === "expand" && more.join() === "simplify" ? "expand" : more.length === 0 ? first : null;
  if (wanted === "factor" || wanted === "expand" || wanted === "simplify") return { wanted, of };
  if (asked.size === 0 && isSumOfParts(of)) return { wanted: "simplify", of };
  if (asked.size === 0 && said.includes("what") && hasLikeTerms(of)) return { wanted: "simplify", of };
  // `what is (x+1)(x-2)`: a product that is asked for is multiplied out.
  return asked.size === 0 && isProduct(of) ? { wanted: "expand", of } : null;
}

/** `(2x² - 3x) - (x² + 4)`: nothing else can be meant than to combine the terms. */
const isSumOfParts = (of: Node) =>
  (of.kind === "add" || of.kind === "subtract") &&
  (((polynomialOf(of.left)?.length ?? 0) > 1 && (polynomialOf(of.right)?.length ?? 0) > 1) || isAfterSign(of.right));

/** `3a - [2b - (a - b)]`, `5 - 2(x - 3)`: parentheses that are to be removed. */
const isAfterSign = (right: Node): boolean =>
  right.kind === "add" ||
  right.kind === "subtract" ||
  (right.kind === "multiply" && right.implicit && isSumInside(right));

const isSumInside = ({ left, right }: { left: Node; right: Node }): boolean =>
  exactValue(left) !== null && (right.kind === "add" || right.kind === "subtract");

/** `what is 4x + 3y - x`: a sum of more terms than are left. */
const hasLikeTerms = (of: Node) => {
  const left = polynomialOf(of)?.length ?? 0;
  return (of.kind === "add" || of.kind === "subtract") && left > 0 && (termsIn(of) > left || some(of, isProduct));
};

const termsIn = (of: Node): number =>
  of.kind === "add" || of.kind === "subtract" ? termsIn(of.left) + termsIn(of.right) : 1;

const isProduct = (of: Node) => {
  const lengthOf = (part: Node) => polynomialOf(part)?.length ?? 0;
  if (of.kind === "multiply") {
    const [left, right] = [lengthOf(of.left), lengthOf(of.right)];
    return Math.min(left, right) > 0 && Math.max(left, right) > 1;
  }
  return of.kind === "power" && lengthOf(of.base) > 1;
};

const evaluations =
  /^(?:(?:what|solve|simplify) )*(?:# (?:what )?(?:if|for) #(?: (?:and )?#)*|(?:if )?#(?: (?:and )?#)* (?:after )*(?:what |is |simplify )*#)(?: (?:after|what|is))*$/;

function readEvaluation(shape: string | null, formulas: Question["formulas"]): Task | null {
  if (!shape || !evaluations.test(shape)) return null;
  const answers = formulas.flatMap(({ answer }) =>
    answer?.kind === "set" && answer.written !== "or" ? answer.parts : [answer],
  );
  const expressions = answers.flatMap((answer) => (answer?.kind === "expression" && !answer.unit ? [answer.of] : []));
  const at = new Map<string, Node>();
  for (const answer of answers) {
    if (answer?.kind !== "relation" || answer.unit) continue;
    const [left, right] = answer.sides;
    if (answer.signs.join() !== "=" || left?.kind !== "letter" || !right || !exactValue(right) || at.has(left.name))
      return null;
    at.set(left.name, right);
  }
  const [of, ...more] = expressions;
  if (!of || more.length > 0 || expressions.length + at.size !== answers.length) return null;
  const letters = lettersIn(of);
  return letters.size > 0 && letters.size === at.size && [...letters].every((letter) => at.has(letter))
    ? { wanted: "evaluate", of, at }
    : null;
}

export const numberOf = (of: Node): q.Rational => exactValue(of) ?? q.ZERO;
