import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const around = Array.from({ length: 7 }, (_, lantern) => ({
  lantern,
  x: Math.cos((2 * Math.PI * lantern) / 7),
  y: Math.sin((2 * Math.PI * lantern) / 7),
}));
type Point = (typeof around)[number];
const triangles = around.flatMap((a) =>
  around.flatMap((b) =>
    around.filter((c) => a.lantern < b.lantern && b.lantern < c.lantern).map((c) => [a, b, c] as const),
  ),
);

/** The center lies inside when it is on the same side of all three sides. */
const side = (from: Point, to: Point) => Math.sign(from.x * to.y - from.y * to.x);
const inside = triangles.filter(([a, b, c]) => side(a, b) === side(b, c) && side(b, c) === side(c, a));
const steps = ([a, b, c]: (typeof triangles)[number]) =>
  [b.lantern - a.lantern, c.lantern - b.lantern, 7 + a.lantern - c.lantern].sort().join();
const chance = (found: number) => `${found}/${triangles.length}`;

export const recomputation: ChoiceRecomputation = {
  answer: () => chance(inside.length),
  slips: {
    "one kind of triangle": chance(inside.filter((triangle) => steps(triangle) === "2,2,3").length),
    "any points of the circle": "1/4",
    "inside or outside": "1/2",
    outside: chance(triangles.length - inside.length),
  },
};
