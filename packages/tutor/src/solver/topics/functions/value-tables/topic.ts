import { exactValue, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { readTable, type Table } from "./read.ts";
import { type Rule, ruleOf, valueAt } from "./rules.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** Tables of values, and the rule behind them. */
export const valueTables = defineTopic<Table, Code>({
  name: "value-tables",
  words,
  read: (question) => {
    const table = readTable(question);
    return table && ruleOf(table.pairs) ? table : null;
  },
  work: workTable,
  // The rule as it is said, with every place of the table put in.
  holds: ({ pairs, x, wanted }, { key }) => {
    if (wanted.what === "value") {
      const value = fractionIn(key);
      const rule = value && ruleOf([...pairs, { x: wanted.at, y: value }].toReversed());
      return !!rule && rule.kind === ruleOf(pairs)?.kind;
    }
    const of = expressionFrom(key.replace(/^[a-z] = /, ""));
    return (
      !!of &&
      pairs.every((pair) => {
        const value = exactValue(substitute(of, x, numberNode(pair.x)));
        return value !== null && q.same(value, pair.y);
      })
    );
  },
  similar: ({ x, y, wanted }) => ({
    pairs: [1n, 2n, 3n, 4n].map((at) => ({ x: q.rational(at), y: q.rational(6n * at - 1n) })),
    ...{ x, y, wanted },
  }),
});

function workTable({ pairs, x, y, wanted }: Table): Working<Code> | null {
  const rule = ruleOf(pairs);
  const formula = rule && formulaOf(rule, x);
  const node = formula ? expressionFrom(formula) : null;
  if (!rule || !formula || !node) return null;
  const shown = pairs.map((pair) => `(${latexNumber(pair.x)}, ${latexNumber(pair.y)})`).join(",\\ ");
  const equation = `${y} = ${latexNode(node)}`;
  const letters = { x, y };
  const steps: Step<Code>[] = [...stepsOf(rule, letters), { code: "rule", values: { equation } }];
  if (wanted.what === "rule")
    return {
      problem: { en: `the rule for $${shown}$`, ch: `由 $${shown}$ 求 $${y}$ 与 $${x}$ 的关系式` },
      steps,
      answer: { said: inBoth(equation), key: `${y} = ${formula}` },
    };
  const value = valueAt(rule, wanted.at);
  if (!value) return null;
  const at = latexNumber(wanted.at);
  return {
    problem: {
      en: `$${y}$ when $${x} = ${at}$, for $${shown}$`,
      ch: `由 $${shown}$ 求 $${x} = ${at}$ 时 $${y}$ 的值`,
    },
    steps: [...steps, { code: "value", values: { ...letters, at, value: latexNumber(value) } }],
    answer: { said: inBoth(latexNumber(value)), key: plainNumber(value) },
  };
}

function stepsOf(rule: Rule, letters: { x: string; y: string }): Step<Code>[] {
  switch (rule.kind) {
    case "line":
      return [
        { code: "slope", values: { ...letters, slope: latexNumber(rule.slope) } },
        { code: "start", values: { ...letters, start: latexNumber(rule.start) } },
      ];
    case "inverse":
      return [{ code: "product", values: { ...letters, product: latexNumber(rule.product) } }];
    case "power":
      return [
        {
          code: "factor",
          values: { ...letters, factor: latexNumber(rule.factor), start: latexNumber(rule.start) },
        },
      ];
    case "square":
      return [{ code: "square", values: { ...letters, a: latexNumber(rule.a) } }];
  }
}

/** As the checker reads it. */
function formulaOf(rule: Rule, x: string): string {
  const inside = (value: q.Rational) => (value.den === 1n ? plainNumber(value) : `(${plainNumber(value)})`);
  if (rule.kind === "inverse")
    return rule.product.den === 1n ? `${plainNumber(rule.product)}/${x}` : `${inside(rule.product)}/${x}`;
  if (rule.kind === "power")
    return `${q.same(rule.start, q.ONE) ? "" : `${inside(rule.start)}*`}${inside(rule.factor)}^${x}`;
  const parts: [q.Rational, string][] =
    rule.kind === "line"
      ? [
          [rule.slope, x],
          [rule.start, ""],
        ]
      : [
          [rule.a, `${x}^2`],
          [rule.b, x],
          [rule.c, ""],
        ];
  const said = parts.reduce((so, [by, letter]) => {
    if (by.num === 0n) return so;
    const size = q.absolute(by);
    const shown = letter === "" ? plainNumber(size) : q.same(size, q.ONE) ? letter : `${inside(size)}${letter}`;
    const sign = by.num < 0n ? (so === "" ? "-" : " - ") : so === "" ? "" : " + ";
    return `${so}${sign}${shown}`;
  }, "");
  return said || "0";
}
