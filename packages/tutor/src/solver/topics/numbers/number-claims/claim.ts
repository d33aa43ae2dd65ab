import { type Formula, valueOfFormula } from "./formula.ts";
import type { Sort } from "./sorts.ts";

/** How the numbers are put together; `itself` is one number alone, `among` asks of one of them at least. */
export type How = "itself" | "square" | "sum" | "product" | "difference" | "formula" | "among";

/** What is claimed: of every choice of numbers, of none, of one at least, or not of every one; or it is asked how often it is so. */
export type Mode = "always" | "never" | "possible" | "notAlways" | "often";

/** Numbers of some sorts, one made of them, and what that one is said to be: of one of the sorts, or of none of them. */
export type Claim = {
  members: Sort[];
  link: "any" | "different" | "consecutive";
  how: How;
  formula?: Formula;
  is: Sort[];
  mode: Mode;
  /** Where 0 is surely left out. */
  isPositive: boolean;
};

/** What the numbers make, by a difference the larger less the smaller. */
export function made({ how, formula }: Pick<Claim, "how" | "formula">, numbers: readonly number[]): number {
  const [first = 0, second = 0] = numbers;
  if (how === "square") return first * first;
  if (how === "sum") return numbers.reduce((all, one) => all + one, 0);
  if (how === "product") return numbers.reduce((all, one) => all * one, 1);
  if (how === "formula") return (formula && valueOfFormula(formula, numbers)) ?? Number.NaN;
  return how === "difference" ? Math.abs(first - second) : first;
}

/** Whether the claim is so of these numbers. */
export function isSo(claim: Claim, numbers: readonly number[]): boolean {
  const of = claim.how === "among" ? numbers : [made(claim, numbers)];
  return of.some((one) => claim.is.some((sort) => sort.every((trait) => trait.fits(one))));
}
