import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const row = Array.from({ length: 20 }, (_, below) => below + 1).flatMap((n) => Array.from({ length: n }, () => n));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const upTo = (greatest: number) => row.filter((number) => number <= greatest);

export const recomputation: ChoiceRecomputation = {
  answer: () => sum(row.slice(0, 100)),
  slips: {
    "whole runs only": sum(upTo(13)),
    "nine more of the same": sum(upTo(13)) + (100 - upTo(13).length) * 13,
    "one too many": sum(row.slice(0, 101)),
    "the whole last run": sum(upTo(14)),
  },
};
