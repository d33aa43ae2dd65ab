import {
  type Answer,
  exactValue,
  lettersIn,
  type Node,
  numberNode,
  q,
  some,
  substitute,
} from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../algebra/numbers.ts";
import { polynomialOf } from "../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../algebra/printing.ts";
import { expressionFrom } from "../../algebra/relation.ts";
import type { Question } from "../../question.ts";
import type { Step } from "../../solution.ts";
import { defineTopic } from "../../topic.ts";
import { solvedOneByOne } from "../matched-coefficients/conditions.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** A sum of squares, roots, and absolute values that is 0, and a power of its letters. */
type Problem = { sum: Node; zeros: Node[]; wanted: Node };

const asks = /^(?:(?:what|solve|simplify) )*(?:if )?#(?: (?:what|is|of|for|and|after))* #(?: (?:what|is|after))*$/;

/** Letters that are raised to one another, from a sum of what cannot be negative: |a - 2| + (b + 3)² = 0, b^a. */
export const zeroSums = defineTopic<Problem, Code>({
  name: "zero-sums",
  words,
  read: readZeroSum,
  work: ({ sum, zeros, wanted }) => {
    const values = valuesOf(zeros);
    const value = values && filled(wanted, values);
    if (!values || !value) return null;
    const given = `${latexNode(sum)} = 0`;
    const results = [...values].map(([letter, one]) => `${letter} = ${latexNumber(one)}`).join(",\\ ");
    const shown = latexNode(wanted);
    const steps: Step<Code>[] = [
      { code: "zero", values: { given, zeros: zeros.map((zero) => `${latexNode(zero)} = 0`).join(",\\ ") } },
      { code: "fill", values: { results, wanted: shown, value: latexNumber(value) } },
    ];
    return {
      problem: { en: `$${shown}$, if $${given}$`, ch: `已知 $${given}$，求 $${shown}$` },
      steps,
      answer: { said: inBoth(latexNumber(value)), key: plainNumber(value) },
    };
  },
  // The values make the sum 0, and the power is multiplied out.
  holds: ({ sum, zeros, wanted }, { key }) => {
    const values = valuesOf(zeros);
    const node = expressionFrom(key);
    const [total, value, found] = [
      values && filled(sum, values),
      values && filled(wanted, values),
      node && exactValue(node),
    ];
    return total?.num === 0n && !!value && !!found && q.same(value, found);
  },
  similar: ({ sum, zeros, wanted }) => ({
    sum,
    zeros,
    wanted: { kind: "multiply", left: wanted, right: wanted, implicit: false },
  }),
});

function valuesOf(zeros: readonly Node[]): Map<string, q.Rational> | null {
  const conditions = zeros.map(polynomialOf);
  const known = conditions.filter((one) => one !== null);
  return known.length === conditions.length ? solvedOneByOne(known) : null;
}

const filled = (of: Node, values: ReadonlyMap<string, q.Rational>): q.Rational | null =>
  exactValue([...values].reduce((node, [letter, value]) => substitute(node, letter, numberNode(value)), of));

function readZeroSum({ shape, formulas }: Question): Problem | null {
  if (!shape || !asks.test(shape)) return null;
  const answers = formulas.flatMap(({ answer }): (Answer | null)[] =>
    answer?.kind === "set" && answer.written !== "or" ? answer.parts : [answer],
  );
  const [relation, target, ...more] = answers;
  if (relation?.kind !== "relation" || target?.kind !== "expression" || more.length > 0 || relation.unit || target.unit)
    return null;
  const [left, right, ...sides] = relation.sides;
  const wanted = target.of;
  const isZero = right && exactValue(right)?.num === 0n && sides.length === 0 && relation.signs.join() === "=";
  const zeros = left && isZero ? zerosOf(left) : null;
  const isPower = some(wanted, (one) => one.kind === "power" && lettersIn(one.exponent).size > 0);
  if (!left || !zeros || !isPower) return null;
  const letters = lettersIn(left);
  return [...lettersIn(wanted)].every((letter) => letters.has(letter)) ? { sum: left, zeros, wanted } : null;
}

/** What must be 0 each. */
function zerosOf(node: Node): Node[] | null {
  if (node.kind === "add") {
    const [left, right] = [zerosOf(node.left), zerosOf(node.right)];
    return left && right && [...left, ...right];
  }
  if (node.kind === "absolute" || (node.kind === "root" && node.degree === null)) return [node.of];
  return node.kind === "power" && exactValue(node.exponent)?.num === 2n ? [node.base] : null;
}
