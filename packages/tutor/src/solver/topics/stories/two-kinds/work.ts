import { q } from "@dripstone/checker/mathematics";
import { decimalOf } from "../../../figures/amount.ts";
import type { Step, Working } from "../../../solution.ts";
import { answerIn, answerOfEach } from "../../../stories/said.ts";
import type { TwoKinds } from "./kinds.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** Supposes that all are of one kind. Null where the numbers do not come out whole, or one kind is missing. */
export function workTwoKinds({ one, other, count, total, wanted }: TwoKinds): Working<Code> | null {
  const supposed = q.multiply(count, one.worth);
  const [off, each] = [q.subtract(total, supposed), q.subtract(other.worth, one.worth)];
  const others = q.divide(off, each);
  const ones = others && q.subtract(count, others);
  if (!ones || ![ones, others].every((value) => q.isInteger(value) && value.num > 0n)) return null;
  // Money is shown in dollars or yuan again, as it was told.
  const scale = one.money
    ? q.rational(one.worth.num % 10_000n === 0n || total.num % 1000n === 0n ? scaleOf(one.worth) : 100n)
    : q.ONE;
  const shown = (value: q.Rational) => decimalOf(q.divide(value, scale) ?? value);
  const values = {
    one: one.said,
    other: other.said,
    count: decimalOf(count),
    worth: shown(one.worth),
    worthOther: shown(other.worth),
    total: shown(total),
    supposed: shown(supposed),
    off: shown(q.absolute(off)),
    each: shown(q.absolute(each)),
    ones: decimalOf(ones),
    others: decimalOf(others),
  };
  const steps: Step<Code>[] = [
    { code: "suppose", values },
    { code: "off", values },
    { code: "exchange", values },
    { code: "rest", values },
  ];
  const both = [
    { value: ones, ...one.said },
    { value: others, ...other.said },
  ];
  const worths = `$${values.worth}$ and $${values.worthOther}$`;
  const zi = worths.replace("and", "和");
  return {
    problem: {
      en: `$${values.count}$ ${one.said.en} and ${other.said.en} (${one.money ? `worth ${worths}` : `with ${worths} legs`} each) with a total of $${values.total}$${one.money ? "" : " legs"}`,
      ch: `${one.said.ch}和${other.said.ch}的总数量是 $${values.count}$（每个分别${one.money ? `是 ${zi}` : `有 ${zi} 条腿`}），合计 $${values.total}$${one.money ? "" : " 条腿"}`,
    },
    steps,
    answer: wanted === "each" ? answerOfEach(both) : answerIn(wanted === "one" ? ones : others),
  };
}

/** Yuan where it is whole yuan, otherwise dollars. */
const scaleOf = (worth: q.Rational) => (worth.num % 10_000n === 0n ? 10_000n : 100n);
