import { q } from "@dripstone/checker/mathematics";
import { decimalOf } from "../../../figures/amount.ts";
import type { Step } from "../../../solution.ts";
import { answerIn } from "../../../stories/said.ts";
import { defineTopic } from "../../../topic.ts";
import { type Done, readUndoing, type Undoing } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

const codes: Record<Done["how"], Code> = {
  add: "undoAdd",
  subtract: "undoSubtract",
  multiply: "undoMultiply",
  divide: "undoDivide",
};
const back: Record<Done["how"], (value: q.Rational, by: q.Rational) => q.Rational | null> = {
  add: q.subtract,
  subtract: q.add,
  multiply: q.divide,
  divide: q.multiply,
};
const forth: Record<Done["how"], (value: q.Rational, by: q.Rational) => q.Rational | null> = {
  add: q.add,
  subtract: q.subtract,
  multiply: q.multiply,
  divide: q.divide,
};
const signs: Record<Done["how"], string> = { add: "+", subtract: "-", multiply: "\\cdot", divide: "\\div" };

/** A number from what was done to it, one thing after the other: undone from the end. */
export const undoing = defineTopic({
  name: "undoing",
  words,
  read: readUndoing,
  work: ({ done, result }: Undoing) => {
    const steps: Step<Code>[] = [];
    let value = result;
    for (const { how, by } of done.toReversed()) {
      const before = back[how](value, by);
      if (!before) return null;
      steps.push({
        code: codes[how],
        values: { by: decimalOf(by), after: decimalOf(value), before: decimalOf(before) },
      });
      value = before;
    }
    const all = done.map(({ how, by }) => `${signs[how]} ${decimalOf(by)}`).join("$, $");
    return {
      problem: {
        en: `the number that becomes $${decimalOf(result)}$ after these are done in turn: $${all}$`,
        ch: `一个数依次经过 $${all}$ 后得 $${decimalOf(result)}$，求这个数`,
      },
      steps,
      answer: answerIn(value),
    };
  },
  holds: ({ done, result }, { key }) => {
    const [num = "0", den = "1"] = key.split("/");
    const start: q.Rational | null = q.rational(BigInt(num), BigInt(den));
    const end = done.reduce<q.Rational | null>((value, { how, by }) => value && forth[how](value, by), start);
    return !!end && q.same(end, result);
  },
  similar: ({ done, result }) => ({
    done,
    result: q.add(
      result,
      done.reduce((by, { how, by: each }) => (how === "multiply" ? q.multiply(by, each) : by), q.ONE),
    ),
  }),
});
