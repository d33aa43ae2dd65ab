import type { Recomputation } from "../testing/recomputation.ts";

/** Spoonfuls of blue and of white in the tub, for jars of every weight that gives whole spoonfuls. */
const tubs = Array.from({ length: 400 }, (_, index) => index + 1).flatMap((weight) => {
  const blues = Array.from({ length: weight }, (_, blue) => blue);
  const first = blues.find((blue) => 3 * blue === 2 * (weight - blue));
  const second = blues.find((blue) => blue === 3 * (weight - blue));
  return first && second ? [{ blue: first + second, white: 2 * weight - first - second }] : [];
});

/** A ratio in its smallest numbers. */
function ratio(blue: number, white: number): string {
  const common = Array.from({ length: white }, (_, index) => white - index).find(
    (divisor) => blue % divisor === 0 && white % divisor === 0,
  );
  return `${blue / (common ?? 1)}:${white / (common ?? 1)}`;
}

export const recomputation: Recomputation = {
  answer: () => [...new Set(tubs.map(({ blue, white }) => ratio(blue, white)))].join(" or "),
  slips: {
    "added-ratios": ratio(2 + 3, 3 + 1),
    "other-way-round": [...new Set(tubs.map(({ blue, white }) => ratio(white, blue)))].join(" or "),
  },
  right: ["46:34", "23：17", "23比17"],
  wrong: ["23", "22:17"],
};
