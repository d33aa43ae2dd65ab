import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const hats = ["orange", "gray", "blue"];
const scarves = ["pink", "white", "green", "yellow"];
const gloves = ["wool", "leather"];

function outfits(isWorn: (hat: string, scarf: string) => boolean): number {
  const pairs = hats.flatMap((hat) => scarves.filter((scarf) => isWorn(hat, scarf)));
  return pairs.flatMap((pair) => gloves.map((glove) => [pair, glove])).length;
}

export const recomputation: ChoiceRecomputation = {
  answer: () => outfits((hat, scarf) => !(hat === "orange" && scarf === "pink")),
  slips: {
    "adds what is chosen": hats.length + scarves.length + gloves.length,
    "neither the hat nor the scarf": outfits((hat, scarf) => hat !== "orange" && scarf !== "pink"),
    "no pink scarf": outfits((_, scarf) => scarf !== "pink"),
    "the pair forgotten": outfits(() => true),
  },
};
