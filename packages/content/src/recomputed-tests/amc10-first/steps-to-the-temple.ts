import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const steps = Array.from({ length: 200 }, (_, below) => below + 1);
const count = (isMeant: (fish: boolean, bird: boolean) => boolean) =>
  steps.filter((step) => isMeant(step % 4 === 0, step % 6 === 0)).length;

export const recomputation: ChoiceRecomputation = {
  answer: () => count((fish, bird) => fish !== bird),
  slips: {
    "birds alone": count((fish, bird) => bird && !fish),
    "fish alone": count((fish, bird) => fish && !bird),
    "at least one": count((fish, bird) => fish || bird),
    "all carvings": count((fish) => fish) + count((_, bird) => bird),
  },
};
