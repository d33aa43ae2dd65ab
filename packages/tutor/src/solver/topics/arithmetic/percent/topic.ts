import { exactValue, q } from "@dripstone/checker/mathematics";
import { decimalOf, latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { type Percent, readPercent } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** A part of a whole in percent: each of the three from the other two; and a number changed by a percentage. */
export const percent = defineTopic({
  name: "percent",
  words,
  read: readPercent,
  work: workPercent,
  holds: ({ wanted, a, b }, { key }) => {
    const node = expressionFrom(key);
    const found = node && exactValue(node);
    if (!found) return false;
    // Back from the answer to what was given, by whole numbers: the part times 100 is the percentage times the whole.
    const hundred = q.rational(100n);
    const [part, share, whole] = {
      of: [found, a, b],
      which: [a, q.multiply(found, hundred), b],
      whole: [a, b, found],
      more: [q.subtract(found, a), b, a],
      less: [q.subtract(a, found), b, a],
      change: [q.subtract(b, a), q.multiply(found, hundred), a],
    }[wanted] as [q.Rational, q.Rational, q.Rational];
    return q.same(q.multiply(part, hundred), q.multiply(share, whole));
  },
  similar: ({ wanted, a }): Percent => {
    const [small, large] = [
      q.rational(q.same(a, q.rational(20n)) ? 30n : 20n),
      q.rational(q.same(a, q.rational(80n)) ? 60n : 80n),
    ];
    if (wanted === "of" || wanted === "which") return { wanted, a: small, b: large };
    if (wanted === "change") return { wanted, a: large, b: q.rational(90n) };
    return { wanted, a: large, b: small };
  },
});

const number = (value: q.Rational) => decimalOf(value) ?? latexNumber(value);

function workPercent({ wanted, a, b }: Percent): Working<Code> | null {
  const hundredth = q.rational(1n, 100n);
  const [x, y] = [number(a), number(b)];
  const ratio = (above: q.Rational, below: q.Rational) => q.divide(above, below) ?? q.ZERO;
  const steps: Step<Code>[] = [];
  const add = (code: Code, values: Record<string, string>) => steps.push({ code, values });
  const asPercent = (value: q.Rational) => number(q.multiply(value, q.rational(100n)));
  let value: q.Rational;
  if (wanted === "of" || wanted === "more" || wanted === "less") {
    const [share, whole] = wanted === "of" ? [a, b] : [b, a];
    const part = q.multiply(q.multiply(share, hundredth), whole);
    add("part", {
      percent: number(share),
      whole: number(whole),
      factor: number(q.multiply(share, hundredth)),
      part: number(part),
    });
    value = wanted === "of" ? part : wanted === "more" ? q.add(a, part) : q.subtract(a, part);
    if (wanted !== "of")
      add(wanted === "more" ? "add" : "take-away", { whole: x, part: number(part), result: number(value) });
  } else if (wanted === "which") {
    value = ratio(a, b);
    add("share", { part: x, whole: y, percent: asPercent(value) });
  } else if (wanted === "whole") {
    const factor = q.multiply(b, hundredth);
    value = ratio(a, factor);
    add("whole", { part: x, percent: y, factor: number(factor), result: number(value) });
  } else {
    const difference = q.subtract(b, a);
    value = ratio(difference, a);
    add("difference", { from: x, to: y, difference: number(difference) });
    add("share", { part: number(difference), whole: x, percent: asPercent(value) });
  }
  const isPercent = wanted === "which" || wanted === "change";
  const said = isPercent ? `$${asPercent(value)}\\%$` : `$${number(value)}$`;
  const hundredfold = q.multiply(value, q.rational(100n));
  const key = isPercent
    ? `${decimalOf(hundredfold) ?? `(${plainNumber(hundredfold)})`}%`
    : (decimalOf(value) ?? plainNumber(value));
  return { problem: problems[wanted](x, y), steps, answer: { said: { en: said, ch: said }, key } };
}

const problems: Record<Percent["wanted"], (x: string, y: string) => { en: string; ch: string }> = {
  of: (x, y) => ({ en: `$${x}\\%$ of $${y}$`, ch: `$${y}$ 的 $${x}\\%$ 是多少` }),
  which: (x, y) => ({ en: `what percent $${x}$ is of $${y}$`, ch: `$${x}$ 是 $${y}$ 的百分之几` }),
  whole: (x, y) => ({
    en: `the number that $${x}$ is $${y}\\%$ of`,
    ch: `一个数的 $${y}\\%$ 是 $${x}$，求这个数`,
  }),
  more: (x, y) => ({ en: `$${x}$ increased by $${y}\\%$`, ch: `$${x}$ 增加 $${y}\\%$` }),
  less: (x, y) => ({ en: `$${x}$ decreased by $${y}\\%$`, ch: `$${x}$ 减少 $${y}\\%$` }),
  change: (x, y) => ({ en: `the percent change from $${x}$ to $${y}$`, ch: `从 $${x}$ 变到 $${y}$，变化了百分之几` }),
};
