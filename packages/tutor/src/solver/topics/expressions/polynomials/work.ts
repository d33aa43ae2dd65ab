import { childrenOf, exactValue, type Node, type q, some, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, latexOperand, plainNumber } from "../../../algebra/numbers.ts";
import { latexPolynomial, plainPolynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import type { Step, Working } from "../../../solution.ts";
import { factorSteps } from "./factor.ts";
import { numberOf, type Task } from "./problem.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

const PRODUCTS_MAX = 12;

export function workPolynomial(task: Task): Working<Code> | null {
  const given = latexNode(task.of);
  const polynomial = polynomialOf(task.of);
  if (task.wanted === "evaluate") return evaluate(task, given);
  if (!polynomial) return null;
  const problem = { en: `${task.wanted} $${given}$`, ch: `${named[task.wanted]} $${given}$` };
  if (task.wanted === "factor") {
    const found = factorSteps(polynomial);
    if (!found) return null;
    const isSorted = latexPolynomial(polynomial).replaceAll(/\s/g, "") === given.replaceAll(/\s/g, "");
    const first: Step<Code>[] = isSorted ? [] : [{ code: "combine", values: { after: latexPolynomial(polynomial) } }];
    return { problem, steps: [...first, ...found.steps], answer: { said: inBoth(found.latex), key: found.key } };
  }
  if (!some(task.of, ({ kind }) => kind === "add" || kind === "subtract")) {
    const steps = singleTermSteps(task.of, latexPolynomial(polynomial));
    if (steps.length > 0)
      return {
        problem,
        steps,
        answer: { said: inBoth(latexPolynomial(polynomial)), key: plainPolynomial(polynomial) },
      };
  }
  const steps: Step<Code>[] = productsIn(task.of).flatMap((product): Step<Code>[] => {
    const after = polynomialOf(product);
    return after
      ? [{ code: codeOf(product), values: { product: latexNode(product), after: latexPolynomial(after) } }]
      : [];
  });
  if (steps.length > PRODUCTS_MAX) return null;
  const result = latexPolynomial(polynomial);
  if (steps.length !== 1 || task.of.kind !== "multiply" || task.wanted === "simplify")
    steps.push({ code: "combine", values: { after: result } });
  return { problem, steps, answer: { said: inBoth(result), key: plainPolynomial(polynomial) } };
}

const named = { expand: "展开", factor: "因式分解", simplify: "化简" };

/** Of a single term there is nothing to be combined: powers are raised, then factors multiplied. */
function singleTermSteps(of: Node, result: string): Step<Code>[] {
  const steps = powersIn(of).flatMap((power): Step<Code>[] => {
    const after = polynomialOf(power);
    return after ? [{ code: "raise", values: { product: latexNode(power), after: latexPolynomial(after) } }] : [];
  });
  const code = of.kind === "multiply" ? "multiply" : of.kind === "divide" ? "shorten" : null;
  if (code) steps.push({ code, values: { product: latexNode(of), after: result } });
  return steps;
}

/** `(2x^3)^2`; not `x^3`. */
const powersIn = (of: Node): Node[] =>
  of.kind === "power" && of.base.kind !== "letter" && of.base.kind !== "number"
    ? [of]
    : childrenOf(of).flatMap(powersIn);

/** The largest products and powers with parentheses, from left to right. */
function productsIn(of: Node): Node[] {
  if (of.kind === "multiply" && (polynomialOf(of.left)?.length ?? 0) <= 1 && (polynomialOf(of.right)?.length ?? 0) <= 1)
    return [];
  if (of.kind === "multiply") return [...[of.left, of.right].flatMap(productsIn), of];
  if (of.kind === "power" && (polynomialOf(of.base)?.length ?? 0) > 1) return [of];
  return childrenOf(of).flatMap(productsIn);
}

function codeOf(product: Node): Code {
  if (product.kind === "power") {
    const isBinomial = polynomialOf(product.base)?.length === 2;
    return isBinomial && exactValue(product.exponent)?.num === 2n ? "binomial-square" : "power";
  }
  if (product.kind !== "multiply") return "distribute";
  const lengths = [product.left, product.right].map((side) => polynomialOf(side)?.length ?? 0);
  return Math.min(...lengths) <= 1 ? "distribute" : "each-by-each";
}

function evaluate({ of, at }: Extract<Task, { wanted: "evaluate" }>, given: string): Working<Code> | null {
  const values = [...at].map(([letter, value]) => `${letter} = ${latexNumber(numberOf(value))}`).join(",\\ ");
  const whole = [...at].reduce((inner, [letter, value]) => substitute(inner, letter, value), of);
  const result = exactValue(whole);
  if (!result) return null;
  const put = latexNode(
    [...at].reduce((inner, [letter, value]) => substitute(inner, letter, enclosed(numberOf(value))), of),
  );
  const steps: Step<Code>[] = [
    { code: "put-in", values: { values, put } },
    { code: "work-out", values: { put, result: latexNumber(result) } },
  ];
  const problem = { en: `evaluate $${given}$ for $${values}$`, ch: `当 $${values}$ 时，求 $${given}$ 的值` };
  return { problem, steps, answer: { said: inBoth(latexNumber(result)), key: plainNumber(result) } };
}

/** A number that is printed in parentheses, for what is put in. */
const enclosed = (value: q.Rational): Node => ({
  kind: "number",
  value,
  shape: "integer",
  latex: value.num < 0n ? latexOperand(value) : `\\left(${latexNumber(value)}\\right)`,
});
