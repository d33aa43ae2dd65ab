import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const digits = Array.from({ length: 10 }, (_, digit) => digit);
const fitting = (divisor: number) => digits.filter((digit) => (702 + 10 * digit) % divisor === 0);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

export const recomputation: ChoiceRecomputation = {
  answer: () => sum(fitting(12)),
  slips: {
    "the first code": Math.min(...fitting(12)),
    "the last code": Math.max(...fitting(12)),
    "multiples of three": sum(fitting(3)),
    "multiples of four": sum(fitting(4)),
  },
};
