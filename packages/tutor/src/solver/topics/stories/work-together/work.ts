import { q } from "@dripstone/checker/mathematics";
import { decimalOf } from "../../../figures/amount.ts";
import type { Step, Working } from "../../../solution.ts";
import { answerIn } from "../../../stories/said.ts";
import { type Unit, unitAfter } from "../../../stories/units.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** How long each of two needs for the job alone. */
export type WorkTogether = { first: q.Rational; second: q.Rational; unit: Unit };

export function workTogether({ first, second, unit }: WorkTogether): Working<Code> | null {
  const [a, b] = [q.divide(q.ONE, first), q.divide(q.ONE, second)];
  const rate = a && b && q.add(a, b);
  const time = rate && q.divide(q.ONE, rate);
  if (!time || !a || !b) return null;
  const values = {
    first: decimalOf(first),
    second: decimalOf(second),
    a: fraction(a),
    b: fraction(b),
    rate: fraction(rate),
    time: decimalOf(time),
    unit: { en: unit.one, ch: unit.said.ch },
    units: unitAfter(unit, decimalOf(time)),
  };
  const steps: Step<Code>[] = [
    { code: "rates", values },
    { code: "add", values },
    { code: "time", values },
  ];
  return {
    problem: {
      en: `how long a job takes together, if one needs $${values.first}$ ${unitAfter(unit, values.first).en} alone and the other $${values.second}$`,
      ch: `一个单独做要 $${values.first}$ ${unit.said.ch}，另一个要 $${values.second}$ ${unit.said.ch}，两个一起做要多久`,
    },
    steps,
    answer: answerIn(time, unit),
  };
}

const fraction = ({ num, den }: q.Rational) => (den === 1n ? `${num}` : `\\frac{${num}}{${den}}`);
