import { q } from "@dripstone/checker/mathematics";
import { decimalOf } from "../../../figures/amount.ts";
import type { Step, Working } from "../../../solution.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** Numbers in a row, in the order in which they were given. `missing`: one more of them makes their mean `mean`. */
export type Statistics =
  | { wanted: "mean" | "median" | "mode" | "range"; values: q.Rational[] }
  | { wanted: "missing"; values: q.Rational[]; mean: q.Rational };

export const sumOf = (values: q.Rational[]) => values.reduce(q.add, q.ZERO);

/** Null where a row has no mode. */
export function workStatistics(problem: Statistics): Working<Code> | null {
  const { wanted, values } = problem;
  const shown = values.map(decimalOf).join(", ");
  const sorted = values.toSorted(q.compare);
  const row = sorted.map(decimalOf).join(", ");
  const count = BigInt(values.length);
  const [sum, terms] = [sumOf(values), values.map(inSum).join(" + ")];
  switch (wanted) {
    case "mean": {
      const mean = q.multiply(sum, q.rational(1n, count));
      const steps: Step<Code>[] = [
        { code: "add", values: { terms, sum: decimalOf(sum) } },
        { code: "share", values: { sum: decimalOf(sum), count: `${count}`, mean: decimalOf(mean) } },
      ];
      return { problem: said("mean", "平均数", shown), steps, answer: answerOf([mean]) };
    }
    case "median": {
      const [low, high] = [sorted[(values.length - 1) >> 1], sorted[values.length >> 1]];
      if (!low || !high) return null;
      const median = q.multiply(q.add(low, high), q.rational(1n, 2n));
      const middle: Step<Code> =
        low === high
          ? { code: "middle", values: { count: `${count}`, place: `${(count + 1n) / 2n}`, median: decimalOf(median) } }
          : { code: "twoMiddle", values: { low: decimalOf(low), high: decimalOf(high), median: decimalOf(median) } };
      return {
        problem: said("median", "中位数", shown),
        steps: [{ code: "sort", values: { row } }, middle],
        answer: answerOf([median]),
      };
    }
    case "mode": {
      const most = Math.max(...values.map((value) => timesIn(value, values)));
      const modes = sorted.filter(
        (value, index) => timesIn(value, values) === most && sorted.findIndex((one) => q.same(one, value)) === index,
      );
      if (most === 1 || modes.length * most === values.length) return null;
      const all = modes.map(decimalOf).join(", ");
      return {
        problem: said("mode", "众数", shown),
        steps: [{ code: "count", values: { row, modes: all, most: `${most}` } }],
        answer: answerOf(modes),
      };
    }
    case "range": {
      const [least, largest] = [sorted[0], sorted.at(-1)];
      if (!least || !largest) return null;
      const range = q.subtract(largest, least);
      const ends = { least: decimalOf(least), largest: decimalOf(largest) };
      const steps: Step<Code>[] = [
        { code: "ends", values: ends },
        { code: "difference", values: { ...ends, negative: inSum(least), range: decimalOf(range) } },
      ];
      return { problem: said("range", "极差", shown), steps, answer: answerOf([range]) };
    }
    case "missing": {
      const total = q.multiply(problem.mean, q.rational(count + 1n));
      const missing = q.subtract(total, sum);
      const numbers = { count: `${count + 1n}`, mean: decimalOf(problem.mean), total: decimalOf(total) };
      const steps: Step<Code>[] = [
        { code: "total", values: numbers },
        { code: "add", values: { terms, sum: decimalOf(sum) } },
        { code: "rest", values: { total: numbers.total, sum: inSum(sum), missing: decimalOf(missing) } },
      ];
      return {
        problem: {
          en: `the number that, together with $${shown}$, makes the mean $${numbers.mean}$`,
          ch: `与 $${shown}$ 一起使平均数为 $${numbers.mean}$ 的数`,
        },
        steps,
        answer: answerOf([missing]),
      };
    }
  }
}

const timesIn = (value: q.Rational, values: q.Rational[]) => values.filter((one) => q.same(one, value)).length;
const inSum = (value: q.Rational) => (value.num < 0n ? `(${decimalOf(value)})` : decimalOf(value));
const said = (en: string, ch: string, row: string) => ({ en: `the ${en} of $${row}$`, ch: `$${row}$ 的${ch}` });

function answerOf(values: q.Rational[]) {
  const shown = `$${values.map(decimalOf).join(",\\ ")}$`;
  const key = values.map(({ num, den }) => (den === 1n ? `${num}` : `${num}/${den}`)).join(", ");
  return { said: { en: shown, ch: shown }, key };
}
