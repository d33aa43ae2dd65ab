import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const first = 7 * 60 + 40;
const arrival = 9 * 60 + 5;

function waitFrom(start: number, now: number): number {
  let ferry = start;
  while (ferry < now) ferry += 25;
  return ferry - now;
}

export const recomputation: ChoiceRecomputation = {
  answer: () => waitFrom(first, arrival),
  slips: {
    "an hour of a hundred minutes": waitFrom(0, 125),
    "since the last one": 25 - waitFrom(first, arrival),
    "anew at each full hour": waitFrom(9 * 60, arrival),
    "the whole time between two": 25,
  },
};
