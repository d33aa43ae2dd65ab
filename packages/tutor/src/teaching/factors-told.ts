import { isConstant, type Node } from "@dripstone/checker/mathematics";
import { polynomialOf, samePolynomial } from "../solver/algebra/polynomial.ts";
import { expressionFrom } from "../solver/algebra/relation.ts";
import type { Solution } from "../solver/solution.ts";
import { candidatesIn } from "./candidates.ts";
import { isLineOfWork } from "./line-of-work.ts";

/** `(x - 3)(x - 5)`, for the line `(x - 3)(x - 5) = 0`: whoever factors a side often leaves out that it is 0. The message as it is, where it is nothing of the kind. */
export function asWholeLine(message: string, solution: Solution): string {
  const factors = factorsIn(message);
  if (factors === null || !/=/.test(solution.problem.en)) return message;
  const line = `${factors} = 0`;
  return isLineOfWork(line, solution) ? line : message;
}

/** Whether a product in a letter is what a step's question leads to; null where none is asked for, or told. */
export function tellsFactors(message: string, solution: Solution, at: number): boolean | null {
  const { factored, into } = solution.steps[at]?.values ?? {};
  const wanted = factored ?? into;
  const factors = factorsIn(message);
  if (factors === null || typeof wanted !== "string") return null;
  const [told, known] = [factors, wanted.replace(/=\s*0$/, "")].map((text) => {
    const node = expressionFrom(text.trim());
    return node && polynomialOf(node);
  });
  if (!told || !known) return null;
  return samePolynomial(told, known) || (factored !== undefined && isLineOfWork(`${factors} = 0`, solution));
}

function factorsIn(message: string): string | null {
  const written = (candidatesIn(message).at(-1) ?? "").replace(/\s*=\s*0$/, "").replace(/[.。]$/, "");
  if (!/[a-z]/i.test(written) || !written.includes("(")) return null;
  const node = expressionFrom(written);
  return node && isProduct(node) && polynomialOf(node) ? written : null;
}

const isProduct = (node: Node): boolean =>
  (node.kind === "multiply" && [node.left, node.right].every((side) => !isConstant(side) || isProduct(side))) ||
  (node.kind === "multiply" && [node.left, node.right].some(isProduct)) ||
  (node.kind === "power" && !isConstant(node.base));
