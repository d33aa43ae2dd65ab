import type { Recomputation } from "../testing/recomputation.ts";

/** The jar after so many days, by pouring out and in. */
function fullness(days: number, isRefilled = true): number {
  let water = 1;
  for (let day = 1; day <= days; day += 1) {
    water -= water / (day + 2);
    if (isRefilled) water += water / (day + 3);
  }
  return water;
}

const allDays = Array.from({ length: 60 }, (_, index) => index + 1);
/** It is half full and a fraction of the jar more: these are the denominators of that fraction. */
const denominators = allDays.map((days) => Math.round(1e6 / (fullness(days) - 1 / 2)) / 1e6);
const [first = Number.NaN, second = Number.NaN] = denominators;
const step = second - first;
const goesOnLikeThat = denominators.every((denominator, index) => denominator === first + step * index);

const withoutRefill = allDays.map((days) => Math.round(1e6 / fullness(days, false)) / 1e6);
const drains = withoutRefill.every((denominator, index) => denominator === (index + 3) / 2);

export const recomputation: Recomputation = {
  answer: () => (goesOnLikeThat ? `1/2+1/(${first}+${step}(n-1))` : "no such fraction"),
  slips: {
    "one-day-behind": `1/2+1/(${first}+${step}(n-2))`,
    "nights-only": drains ? "1/((n+2)/2)" : "does not drain like that",
    "one-day-only": "(1-1/(n+2))(1+1/(n+3))",
  },
  right: ["1/2+1/(n+2)", "(n+4)/(2n+4)", "\\frac{n+4}{2(n+2)}", "（n＋4）÷（2n＋4）", "½(1+2/(n+2))", "1-n/(2n+4)"],
  wrong: ["n+4/2n+4", "(n+4)/(2n+2)", "1/2", "5/6", "n/(n+2)", "(n+4)/4", "(n+4)/(n+2)"],
};
