import { exactValue, type Node, q } from "@dripstone/checker/mathematics";
import { decimalOf, latexOperand, lcm, plainNumber } from "../../../algebra/numbers.ts";
import { latexNode } from "../../../algebra/printing.ts";
import type { Step, Working } from "../../../solution.ts";
import { holdsDecimal, mixedLatex, numberFor, type Reduction, reduceOnce } from "./reduce.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

const STEPS_MAX = 40;

export function workArithmetic(of: Node): Working<Code> | null {
  const value = exactValue(of);
  if (!value) return null;
  const decimals = holdsDecimal(of);
  const steps: Step<Code>[] = [];
  let now = of;
  for (let next = reduceOnce(now, decimals); next; next = reduceOnce(now, decimals)) {
    steps.push(stepFor(next));
    now = next.after;
    if (steps.length > STEPS_MAX) return null;
  }
  const key = (decimals ? decimalOf(value) : null) ?? plainNumber(value);
  const shown = latexNode(numberFor(value, decimals));
  const mixed = key.includes("/") ? mixedLatex(value) : null;
  const said = `$${shown}$${mixed ? ` ($= ${mixed}$)` : ""}`;
  const problem = { en: `work out $${latexNode(of)}$`, ch: `计算 $${latexNode(of)}$` };
  return { problem, steps, answer: { said: { en: said, ch: said }, key } };
}

function stepFor({ operation, result, after }: Reduction): Step<Code> {
  const values = {
    operation: latexNode(operation),
    result: latexNode(result),
    ...goneOn(latexNode(after), result, after),
  };
  if ((operation.kind === "add" || operation.kind === "subtract") && !holdsDecimal(operation)) {
    const [a, b] = [exactValue(operation.left), exactValue(operation.right)];
    if (a && b && (a.den > 1n || b.den > 1n)) return fractionStep(values, a, b, operation.kind === "add" ? "+" : "-");
  }
  if (operation.kind === "divide" && !holdsDecimal(operation)) {
    const [a, b] = [exactValue(operation.left), exactValue(operation.right)];
    if (a && b && (a.den > 1n || b.den > 1n))
      return {
        code: "divide-fractions",
        values: { ...values, flipped: `${latexOperand(a)} \\cdot ${latexOperand(q.divide(q.ONE, b) ?? b)}` },
      };
    if (a && b && exactValue(operation)?.den !== 1n)
      return { code: "reduce", values: { ...values, by: `${q.gcd(a.num, b.num)}` } };
  }
  return { code: codes[operation.kind] ?? "other", values };
}

/** What the whole is after a step; where it is the result itself, that is said already. */
const goneOn = (latex: string, result: Node, after: Node) => ({
  after: latex,
  now:
    result === after || latexNode(result) === latex
      ? ""
      : { en: ` Now we have $${latex}$.`, ch: `这时算式变成 $${latex}$。` },
});

function fractionStep(values: Step["values"], a: q.Rational, b: q.Rational, sign: string): Step<Code> {
  if (a.den === b.den) return { code: "same-denominator", values };
  const below = lcm(a.den, b.den);
  const over = ({ num, den }: q.Rational) => `\\frac{${(num * below) / den}}{${below}}`;
  return {
    code: "common-denominator",
    values: { ...values, below: `${below}`, widened: `${over(a)} ${sign} ${over(b)}` },
  };
}

const codes: Partial<Record<Node["kind"], Code>> = {
  ...{ add: "add", subtract: "subtract", multiply: "multiply", divide: "divide", power: "power", root: "root" },
  ...{ absolute: "absolute", percent: "percent", number: "mixed", factorial: "factorial" },
};
