import { exactValue, type Node, numberNode, q, sameValue, some, substitute } from "@dripstone/checker/mathematics";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { defineTopic } from "../../../topic.ts";
import { readTask, type Task } from "./problem.ts";
import words from "./words.json" with { type: "json" };
import { workPolynomial } from "./work.ts";

/** Sums of powers of letters: multiplied out, factored, simplified, or worked out for given numbers. */
export const polynomials = defineTopic({
  name: "polynomials",
  words,
  read: readTask,
  work: workPolynomial,
  holds: (task, { key }) => {
    const found = expressionFrom(key);
    if (!found) return false;
    if (task.wanted !== "evaluate") return sameValue(task.of, found);
    const [value, expected] = [
      exactValue(found),
      exactValue([...task.at].reduce((of, [letter, at]) => substitute(of, letter, at), task.of)),
    ];
    return value !== null && expected !== null && q.same(value, expected);
  },
  similar: (task): Task => {
    const isSingle = task.wanted !== "evaluate" && !some(task.of, ({ kind }) => kind === "add" || kind === "subtract");
    const of = (isSingle ? singleTerms(task.of) : examples[task.wanted])
      .map(expressionFrom)
      .find((node) => node !== null && latexNode(node) !== latexNode(task.of));
    if (!of) return task;
    return task.wanted === "evaluate"
      ? { wanted: "evaluate", of, at: new Map([["x", numberNode(q.rational(3n))]]) }
      : { wanted: task.wanted, of };
  },
});

/** Of the same kind: a power, a fraction, or a product. */
const singleTerms = ({ kind }: Node): string[] =>
  kind === "power" ? ["(3x^4)^2", "(2y^2)^3"] : kind === "divide" ? ["8y/6", "9x/6"] : ["4y * 2y^3", "5x * 3x^2"];

const examples: Record<Task["wanted"], string[]> = {
  expand: ["(x + 3)(x - 5)", "(2x + 1)(x + 4)"],
  factor: ["x^2 + 8x + 15", "x^2 - 3x - 10"],
  simplify: ["4x + 3 - x + 5", "7x - 2 + 3(x + 1)"],
  evaluate: ["2x^2 - 5", "x^2 + 4x"],
};
