import type { Recomputation } from "../testing/recomputation.ts";

const quarrel = (one: number, other: number) => Math.abs(one - other) === 1;

/** All circles that begin with cat 1. */
function circles(seated: number[] = [1]): number[][] {
  if (seated.length === 5) return [seated];
  return [2, 3, 4, 5].filter((cat) => !seated.includes(cat)).flatMap((cat) => circles([...seated, cat]));
}

const peaceful = circles().filter((cats) => cats.every((cat, index) => !quarrel(cat, cats[(index + 1) % 5] ?? 0)));
const products = new Set(peaceful.map((cats) => (cats[1] ?? 0) * (cats[4] ?? 0)));

export const recomputation: Recomputation = {
  answer: () => [...products].join(" or "),
  slips: { "beside-two": 2 * 5, "three-and-five": 3 * 5, "four-and-five": 4 * 5 },
  right: ["3×4", "12", "十二"],
  wrong: ["7", "8", "6", "34"],
};
