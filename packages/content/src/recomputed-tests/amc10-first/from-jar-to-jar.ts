import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

/** Pours forward from all amounts, in sixtieths of a liter. */
const starts: { left: number; right: number }[] = [];
for (let left = 0; left <= 26 * 60; left += 1) {
  const right = 26 * 60 - left;
  const poured = left / 3;
  const back = (right + poured) / 4;
  if (Math.abs(left - poured + back - 14 * 60) < 1e-9) starts.push({ left: left / 60, right: right / 60 });
}
const [{ left, right } = { left: Number.NaN, right: Number.NaN }] = starts;

export const recomputation: ChoiceRecomputation = {
  answer: () => (starts.length === 1 ? left : Number.NaN),
  slips: {
    "one step back": left - left / 3,
    "the right jar": right,
    "a third of what is left, added": `${10 * 4}/3`,
    "the same in both steps": `${(14 - 12 / 4) * 4}/3`,
  },
};
