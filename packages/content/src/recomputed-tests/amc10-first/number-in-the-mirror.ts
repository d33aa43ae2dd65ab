import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const numbers = Array.from({ length: 900 }, (_, index) => index + 100);
const reverse = (number: number) => Number([...String(number)].reverse().join(""));
const count = (isMeant: (number: number, mirrored: number) => boolean) =>
  numbers.filter((number) => (number - reverse(number)) % 7 === 0 && isMeant(number, reverse(number))).length;

export const recomputation: ChoiceRecomputation = {
  answer: () => count(() => true),
  slips: {
    "the number larger": count((number, mirrored) => number > mirrored),
    "no zero": count((number, mirrored) => number !== mirrored),
    "zero only": count((number, mirrored) => number === mirrored),
    "never smaller": count((number, mirrored) => number >= mirrored),
  },
};
