import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const count = (isMeant: (n: number) => boolean, last = 100) =>
  Array.from({ length: last }, (_, below) => below + 1).filter(isMeant).length;

export const recomputation: ChoiceRecomputation = {
  answer: () => count((n) => (n * (n + 1)) % 12 === 0),
  slips: {
    "the number itself": count((n) => n % 12 === 0),
    "one of the two numbers": count((n) => n % 12 === 0 || (n + 1) % 12 === 0),
    "full rounds only": count((n) => (n * (n + 1)) % 12 === 0, 96),
    "multiples of six": count((n) => (n * (n + 1)) % 6 === 0),
  },
};
