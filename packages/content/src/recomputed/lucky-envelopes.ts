import type { Recomputation } from "../testing/recomputation.ts";

const amounts = [66, 68, 86, 88];
const fillings = Array.from({ length: 5 }).reduce<number[][]>(
  (envelopes) => envelopes.flatMap((filled) => amounts.map((amount) => [...filled, amount])),
  amounts.map((amount) => [amount]),
);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

export const recomputation: Recomputation = {
  answer: () => new Set(fillings.map(sum)).size,
  slips: {
    fillings: new Set(fillings.map((filled) => filled.toSorted().join())).size,
    "who-gets-what": fillings.length,
    "sums-together": new Set(fillings.map((filled) => filled.join("").replaceAll("6", "").length)).size,
  },
  right: ["49 totals", "7×7", "49种"],
  wrong: ["36", "48", "64", "132"],
};
