import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const keys = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const place = (key: number) => ({ row: Math.floor((key - 1) / 3), column: (key - 1) % 3 });
function areBeside(one: number, other: number): boolean {
  const [a, b] = [place(one), place(other)];
  return Math.abs(a.row - b.row) + Math.abs(a.column - b.column) === 1;
}
const all = keys.flatMap((a) => keys.flatMap((b) => keys.map((c) => [a, b, c] as const)));
const steps = all.filter(([a, b, c]) => areBeside(a, b) && areBeside(b, c));
const codes = steps.filter(([a, , c]) => a !== c);

export const recomputation: ChoiceRecomputation = {
  answer: () => codes.length,
  slips: {
    "a code and its reverse as one": codes.filter(([a, , c]) => a < c).length,
    "a digit again": steps.length,
    "each code twice": codes.length * 2,
    "jumps allowed": all.filter((code) => new Set(code).size === 3).length,
  },
};
