import type { Recomputation } from "../testing/recomputation.ts";

const LENGTH_MM = 900;

/** What is seen from above, millimeter by millimeter, when the right end is folded over: the gold lies on top. */
function seenFromAbove(foldedOver: number): string[] {
  const lower = Array.from({ length: LENGTH_MM - foldedOver }, () => "red");
  return lower.map((color, at) => (at >= lower.length - foldedOver ? "gold" : color));
}

const count = (seen: string[], color: string) => seen.filter((it) => it === color).length;
const foldings = Array.from({ length: LENGTH_MM / 2 + 1 }, (_, foldedOver) => seenFromAbove(foldedOver));
const matching = foldings.filter((seen) => count(seen, "red") === count(seen, "gold"));
const [matched = []] = matching;

export const recomputation: Recomputation = {
  answer: () => (matching.length === 1 ? matched.length / 10 : "more than one"),
  slips: { "folded-in-half": LENGTH_MM / 2 / 10, "gold-alone": count(matched, "gold") / 10 },
  right: ["60 cm", "60厘米", "0.6 m", "30+30"],
  wrong: ["90", "40", "60 m", "600"],
};
