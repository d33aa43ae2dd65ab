import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const games = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

/** All ways in which the six games can end: each is won by one side or the other, or a tie. */
const fourth = new Set<number>();
for (let ending = 0; ending < 3 ** games.length; ending += 1) {
  const points = [0, 0, 0, 0];
  for (const [game, [home, guest]] of games.entries()) {
    const result = Math.floor(ending / 3 ** game) % 3;
    points[home] = (points[home] ?? 0) + ([3, 0, 1][result] ?? 0);
    points[guest] = (points[guest] ?? 0) + ([0, 3, 1][result] ?? 0);
  }
  if (points[0] === 7 && points[1] === 5 && points[2] === 3) fourth.add(points[3] ?? Number.NaN);
}
const left = 3 * games.length - 7 - 5 - 3;

export const recomputation: ChoiceRecomputation = {
  answer: () => (fourth.size === 1 ? Math.max(...fourth) : Number.NaN),
  slips: { "no ties": left, "one tie": left - 1, "three ties": left - 3, "the last game the wrong way": 3 + 1 },
};
