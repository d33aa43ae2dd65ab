import { q } from "@dripstone/checker/mathematics";
import { decimalOf, latexNumber } from "../../../algebra/numbers.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** So much becomes so much when it changes by the same percentage each time. */
type EqualGrowth = { from: q.Rational; to: q.Rational; times: bigint };

const TIMES_MAX = 5n;

const frames: Frames<EqualGrowth>[] = [
  [
    [
      "(which|what) equal percent growth takes {a:fraction} to {b:fraction} in {n} rounds",
      "[the ](average|equal) percent growth from {a:fraction} to {b:fraction} in {n} rounds",
      "从{a:fraction}(增加|增长|提高|上升)到{b:fraction}[,]每次增长[的]百分率相同[,]共增长{n}次[,]每次增长百分之几",
    ],
    (places) => of(places, true),
  ],
  [
    [
      "(which|what) equal percent decrease takes {a:fraction} to {b:fraction} in {n} rounds",
      "[the ](average|equal) percent decrease from {a:fraction} to {b:fraction} in {n} rounds",
      "从{a:fraction}(减少|降低|降|下降)到{b:fraction}[,]每次降低[的]百分率相同[,]共降低{n}次[,]每次降低百分之几",
    ],
    (places) => of(places, false),
  ],
];

function of({ a, b, n = "" }: Places, grows: boolean): EqualGrowth | null {
  const [from, to] = [fractionIn(a), fractionIn(b)];
  const times = BigInt(n);
  if (!from || !to || from.num <= 0n || to.num <= 0n || times < 2n || times > TIMES_MAX) return null;
  return q.compare(to, from) > 0 === grows && !q.same(from, to) ? { from, to, times } : null;
}

/** The percentage by which something changes each time, from what it was and what it is after some times. */
export const equalGrowth = defineTopic({
  name: "equal-growth",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: workGrowth,
  // Changed by it so many times, the first number becomes the last.
  holds: ({ from, to, times }, { key }) => {
    const rate = fractionIn(key.replace(/%$/, ""));
    if (!rate) return false;
    const change = q.multiply(
      q.divide(rate, q.rational(100n)) ?? q.ZERO,
      q.rational(q.compare(to, from) > 0 ? 1n : -1n),
    );
    let amount = from;
    for (let nth = 0n; nth < times; nth++) amount = q.add(amount, q.multiply(amount, change));
    return q.same(amount, to);
  },
  similar: ({ from, to, times }): EqualGrowth => {
    const factor = q.power(q.compare(to, from) > 0 ? q.rational(6n, 5n) : q.rational(4n, 5n), times) ?? q.ONE;
    const first = q.rational(10n ** times);
    return { from: first, to: q.multiply(first, factor), times };
  },
});

/** Null where the percentage has places without end. */
function workGrowth({ from, to, times }: EqualGrowth): Working<Code> | null {
  const ratio = q.divide(to, from);
  const factor = ratio && q.root(ratio, times);
  const rate = factor && q.multiply(q.absolute(q.subtract(factor, q.ONE)), q.rational(100n));
  const percent = rate && decimalOf(rate);
  if (!ratio || !factor || !percent) return null;
  const grows = q.compare(to, from) > 0;
  const values = {
    ...{ from: latexNumber(from), to: latexNumber(to), times: `${times}`, sign: grows ? "+" : "-" },
    ...{ ratio: latexNumber(ratio), factor: decimalOf(factor) ?? latexNumber(factor), percent },
  };
  const steps: Step<Code>[] = [
    { code: "equation", values },
    { code: "divide", values },
    { code: "root", values },
    { code: "rate", values },
  ];
  return {
    problem: {
      en: `the percentage by which $${values.from}$ ${grows ? "grows" : "falls"} each time, to become $${values.to}$ after $${times}$ times`,
      ch: `从 $${values.from}$ 经过 $${times}$ 次同样的${grows ? "增长" : "降低"}变为 $${values.to}$，每次的百分率`,
    },
    steps,
    answer: { said: { en: `$${percent}\\%$`, ch: `$${percent}\\%$` }, key: `${percent}%` },
  };
}
