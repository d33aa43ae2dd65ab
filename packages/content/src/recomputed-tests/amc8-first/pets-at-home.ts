import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const students = [5, 8, 4, 2, 1];
/** One number for each student, in rising order. */
const pets = students.flatMap((count, number) => Array.from({ length: count }, () => number));
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

export const recomputation: ChoiceRecomputation = {
  answer: () => sum(pets) / pets.length,
  slips: {
    "the median": ((pets[9] ?? 0) + (pets[10] ?? 0)) / 2,
    "each number as common as the others": sum([0, 1, 2, 3, 4]) / 5,
    "students in a column": pets.length / 5,
    "pets in a column": sum(pets) / 5,
  },
};
