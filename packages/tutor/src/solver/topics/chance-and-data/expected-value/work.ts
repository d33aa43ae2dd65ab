import { q } from "@dripstone/checker/mathematics";
import { type Fraction, fractionKey, fractionSign, whole } from "../../../sentences/fractions.ts";
import type { Step, Working } from "../../../solution.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** The sum of as many turns as `times`; in each of them, one of the values, all equally likely. */
export type Expected = { values: Fraction[]; times: number };

export function workExpected({ values, times }: Expected): Working<Code> {
  const chance = q.rational(1n, BigInt(values.length));
  const one = values.reduce((sum, value) => q.add(sum, q.multiply(value, chance)), q.ZERO);
  const value = q.multiply(one, whole(times));
  const listed = values.map((each) => `$${fractionSign(each)}$`);
  const sum = values.map(fractionSign).join(" + ");
  const steps: Step<Code>[] = [
    {
      code: "values",
      values: { values: { en: listed.join(", "), ch: listed.join("、") }, chance: fractionSign(chance) },
    },
    { code: "mean", values: { equation: `${fractionSign(chance)} \\times (${sum}) = ${fractionSign(one)}` } },
  ];
  if (times > 1)
    steps.push({
      code: "times",
      values: { equation: `${times} \\times ${fractionSign(one)} = ${fractionSign(value)}` },
    });
  const [en, ch] = [listed.join(", "), listed.join("、")];
  const problem =
    times === 1
      ? { en: `the expected value of one of ${en}, each equally likely`, ch: `等可能地取 ${ch} 之一，所得值的期望` }
      : {
          en: `the expected sum of $${times}$ turns, each giving one of ${en} with equal probability`,
          ch: `$${times}$ 次等可能地取 ${ch} 之一，各次的值之和的期望`,
        };
  const said = `$${fractionSign(value)}$`;
  return { problem, steps, answer: { said: { en: said, ch: said }, key: fractionKey(value) } };
}
