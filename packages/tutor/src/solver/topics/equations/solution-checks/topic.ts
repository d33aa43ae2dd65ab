import {
  type Answer,
  exactValue,
  lettersIn,
  type Node,
  numberNode,
  numericValue,
  q,
  type Sign,
  substitute,
} from "@dripstone/checker/mathematics";
import { latexNumber } from "../../../algebra/numbers.ts";
import { latexNode, latexRelation } from "../../../algebra/printing.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Part = { left: Node; right: Node; sign: Sign };
/** Whether these numbers make all of these true. */
type Check = { values: [letter: string, value: Node][]; parts: Part[] };

const LENGTH_MAX = 200;
const PARTS_MAX = 4;
const asked = /^(?:is|are) (.+?) (?:a |the )?solutions? (?:of|to) (?:the (?:equation|system|inequality) )?(.+)$/i;

/** Numbers are put into equations or inequalities: do they make them true? */
export const solutionChecks = defineTopic<Check, Code>({
  name: "solution-checks",
  words,
  read: readCheck,
  work: (check) => {
    const found = check.parts.map((part) => sidesOf(part, check));
    if (found.includes(null)) return null;
    const sides = found.flatMap((one) => one ?? []);
    const values = check.values.map(([letter, value]) => `${letter} = ${latexNode(value)}`).join(",\\ ");
    const steps: Step<Code>[] = sides.map(({ left, right, isTrue }, nth) => ({
      code: isTrue ? "fits" : "fails",
      values: {
        values,
        relation: latexRelation(check.parts[nth] as Part),
        left: latexNumber(left),
        right: latexNumber(right),
      },
    }));
    const isTrue = sides.every((one) => one.isTrue);
    const shown = check.parts.map(latexRelation).join(",\\ ");
    return {
      problem: { en: `is $${values}$ a solution of $${shown}$`, ch: `$${values}$ 是不是 $${shown}$ 的解` },
      steps,
      answer: {
        said: isTrue ? { en: "yes, it is a solution", ch: "是" } : { en: "no, it is not a solution", ch: "不是" },
        key: isTrue ? "yes" : "no",
      },
    };
  },
  // In decimals.
  holds: ({ values, parts }, { key }) => {
    const at = new Map(values.map(([letter, value]) => [letter, numericValue(value, new Map()).re]));
    const truths = parts.map(({ left, right, sign }) => {
      const [a, b] = [numericValue(left, at).re, numericValue(right, at).re];
      const difference = a - b;
      if (Number.isNaN(difference)) return null;
      return isOrder(Math.abs(difference) < 1e-9 * (1 + Math.abs(a)) ? 0 : Math.sign(difference), sign);
    });
    return !truths.includes(null) && truths.every(Boolean) === (key === "yes");
  },
  similar: ({ parts, values }) => ({
    parts,
    values: values.map(([letter, value]) => [letter, { kind: "add", left: value, right: numberNode(q.ONE) }]),
  }),
});

const putIn = (node: Node, values: Check["values"]): Node =>
  values.reduce((rest, [letter, value]) => substitute(rest, letter, value), node);

function sidesOf({ left, right, sign }: Part, { values }: Check) {
  const [a, b] = [left, right].map((side) => exactValue(putIn(side, values)));
  return a && b ? { left: a, right: b, isTrue: isOrder(q.compare(a, b), sign) } : null;
}

function isOrder(order: number, sign: Sign): boolean {
  if (sign === "=") return order === 0;
  if (sign === "≠") return order !== 0;
  return order === 0 ? sign === "≤" || sign === "≥" : order < 0 === (sign === "<" || sign === "≤");
}

function readCheck({ text }: Question): Check | null {
  if (text.length > LENGTH_MAX) return null;
  const [, what = "", of = ""] = asked.exec(text.replaceAll(/[\s?.!]+$/g, "").trim()) ?? [];
  const relations = of.split(/ ?[,;] ?| and /).flatMap((each) => partsOf(formulaAt(each)) ?? [null]);
  if (!what || relations.includes(null) || relations.length > PARTS_MAX) return null;
  const parts = relations.flatMap((part) => part ?? []);
  const letters = [
    ...parts.reduce((all, { left, right }) => lettersIn(right, lettersIn(left, all)), new Set<string>()),
  ];
  letters.sort();
  const values = valuesOf(what, letters);
  return values &&
    values.length === letters.length &&
    letters.every((letter) => values.some(([name]) => name === letter))
    ? { values, parts }
    : null;
}

function partsOf(answer: Answer | null): Part[] | null {
  if (answer?.kind !== "relation" || answer.unit) return null;
  return answer.signs.flatMap((sign, nth) => {
    const [left, right] = [answer.sides[nth], answer.sides[nth + 1]];
    return left && right ? [{ left, right, sign }] : [];
  });
}

/** `x = 3`, `3`, `(2, -1)`. */
function valuesOf(what: string, letters: readonly string[]): Check["values"] | null {
  const [, one, other] = /^\( ?([^(),]+), ?([^(),]+)\)$/.exec(what.trim()) ?? [];
  if (one && other) {
    const [a, b] = [one, other].map(numberFrom);
    // A point is (x, y); of other letters nobody knows which comes first.
    return a && b && letters.join() === "x,y"
      ? [
          ["x", a],
          ["y", b],
        ]
      : null;
  }
  const single = numberFrom(what);
  if (single) return letters[0] !== undefined && letters.length === 1 ? [[letters[0], single]] : null;
  const each = what.split(/ ?, ?| and /).map((part): [string, Node] | null => {
    const [part_] = partsOf(formulaAt(part)) ?? [];
    return part_?.sign === "=" && part_.left.kind === "letter" && exactValue(part_.right)
      ? [part_.left.name, part_.right]
      : null;
  });
  return each.includes(null) ? null : each.flatMap((pair) => (pair ? [pair] : []));
}

function numberFrom(text: string): Node | null {
  const answer = formulaAt(text);
  return answer?.kind === "expression" && !answer.unit && exactValue(answer.of) ? answer.of : null;
}
