import { exactValue, q } from "@dripstone/checker/mathematics";
import { expressionFrom } from "../../solver/algebra/relation.ts";
import type { Solution } from "../../solver/solution.ts";
import { numbersSaid } from "../sought/said.ts";
import type { OnOwnWay } from "./own-way.ts";

/** “10% is 8” on the way to 15% of 80. */
export const saysPercent = (message: string): boolean => told.test(message.normalize("NFKC"));

/** Whether it is true of a number of the problem; null where it is not, or nothing of the kind is said. */
export function percentTold(message: string, { problem }: Solution, at: number): OnOwnWay | null {
  const [, percent, part] = told.exec(message.normalize("NFKC")) ?? [];
  const [rate, value] = [valueIn(percent), valueIn(part)];
  if (!rate || !value) return null;
  const wholes = numbersSaid(problem.en).flatMap((number) => valueIn(number) ?? []);
  const isTrue = wholes.some((whole) => q.same(q.multiply(whole, rate), q.multiply(value, HUNDRED)));
  return isTrue ? { verdict: "under-way", step: at - 1 } : null;
}

const HUNDRED: q.Rational = { num: 100n, den: 1n };

const told =
  /^(?:(?:so|and|then|well|ok(?:ay)?|because|那么?|所以|因为)[\s,]*){0,3}(\d+(?:\.\d+)?) ?(?:%|percent)(?: of (?:it|that|this|\d+(?:\.\d+)?))? ?(?:is|=|makes|equals|would be|'s|就?是|等于|为) ?\$?(\d+(?:\.\d+)?)[\s.!。]*$/i;

function valueIn(text: string | undefined): q.Rational | null {
  const node = text === undefined ? null : expressionFrom(text);
  return node && exactValue(node);
}
