import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const beads: string[] = [];
for (let white = 1; beads.length < 300; white += 1) beads.push(..."w".repeat(white), "g");
const count = (color: string, among: string[]) => among.filter((bead) => bead === color).length;
const string = beads.slice(0, 100);

export const recomputation: ChoiceRecomputation = {
  answer: () => count("w", string),
  slips: {
    "the green ones": count("g", string),
    "the colors in turn": 100 / 2,
    "whole groups only": count("w", string.slice(0, string.lastIndexOf("g"))),
    "a green bead too many": 100 - count("g", string) - 1,
  },
};
