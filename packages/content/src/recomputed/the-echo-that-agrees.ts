import type { Recomputation } from "../testing/recomputation.ts";

const echo = (shouted: number) => shouted / 2 + 12;
const unchanged = Array.from({ length: 2001 }, (_, half) => half / 2).filter((shouted) => echo(shouted) === shouted);
const [agreeing = Number.NaN] = unchanged;

export const recomputation: Recomputation = {
  answer: () => (unchanged.length === 1 ? agreeing : "more than one"),
  slips: { "only-the-half": agreeing / 2, "shouted-once": echo(agreeing / 2) },
  right: ["24", "2×12", "二十四"],
  wrong: ["6", "17", "36", "0"],
};
