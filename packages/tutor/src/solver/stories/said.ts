import type { q } from "@dripstone/checker/mathematics";
import { decimalOf } from "../figures/amount.ts";
import type { Working } from "../solution.ts";
import { type Unit, unitAfter } from "./units.ts";

/** An answer that is one number, with its unit where it has one. */
export function answerIn(value: q.Rational, unit: Unit | null = null): Working["answer"] {
  const number = decimalOf(value);
  const named = unit && unitAfter(unit, number);
  const after = { en: named ? ` ${named.en}` : "", ch: named ? ` ${named.ch}` : "" };
  return {
    said: { en: `$${number}$${after.en}`, ch: `$${number}$${after.ch}` },
    key: keyOf(value) + (unit ? ` ${unit.key}` : ""),
  };
}

/** An answer of several numbers in the order of the question, each with what it counts. */
export function answerOfEach(all: { value: q.Rational; en: string; ch: string }[]): Working["answer"] {
  const values = all.map(({ value }) => `$${decimalOf(value)}$`);
  return {
    said: {
      en: all.map(({ en }, index) => `${en}: ${values[index]}`).join(", "),
      ch: all.map(({ ch }, index) => `${ch}：${values[index]}`).join("，"),
    },
    key: all.map(({ value }) => keyOf(value)).join(", "),
  };
}

const keyOf = ({ num, den }: q.Rational) => (den === 1n ? `${num}` : `${num}/${den}`);
