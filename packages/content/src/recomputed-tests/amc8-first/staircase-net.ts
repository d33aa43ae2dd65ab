import type { ChoiceRecomputation } from "../../testing/choice-recomputation.ts";

const net = [
  [6, 1, 0, 0],
  [0, 3, 4, 0],
  [0, 0, 5, 2],
];

type Vector = readonly number[];
const minus = (vector: Vector) => vector.map((it) => -it);

/** Rolls a cube over the net: `down` is the way to the face that lies on a square, `right` and `back` are the cube's other directions. */
function roll(
  row: number,
  column: number,
  down: Vector,
  right: Vector,
  back: Vector,
  found: Map<number, Vector>,
): void {
  const number = net[row]?.[column] ?? 0;
  if (number === 0 || found.has(number)) return;
  found.set(number, down);
  roll(row, column + 1, right, minus(down), back, found);
  roll(row, column - 1, minus(right), down, back, found);
  roll(row - 1, column, back, right, minus(down), found);
  roll(row + 1, column, minus(back), right, down, found);
}

const faces = new Map<number, Vector>();
roll(0, 0, [0, 0, -1], [1, 0, 0], [0, 1, 0], faces);

/** Faces meet at a corner when no two of their directions lie on one line. */
const product = (one: Vector, other: Vector) => one.reduce((sum, it, axis) => sum + it * (other[axis] ?? 0), 0);
const meet = (numbers: number[]) =>
  numbers.every((one) =>
    numbers.every((other) => one === other || product(faces.get(one) ?? [], faces.get(other) ?? []) === 0),
  );
const triples = [1, 2, 3, 4, 5, 6].flatMap((a) =>
  [1, 2, 3, 4, 5, 6].flatMap((b) => [1, 2, 3, 4, 5, 6].filter((c) => a < b && b < c).map((c) => [a, b, c])),
);
const sums = triples.filter(meet).map(([a = 0, b = 0, c = 0]) => a + b + c);

export const recomputation: ChoiceRecomputation = {
  answer: () => (faces.size === 6 && sums.length === 8 ? Math.max(...sums) : Number.NaN),
  slips: {
    "the flat corner of the six": 6 + 1 + 3,
    "the flat corner at the end": 4 + 5 + 2,
    "the best flat corner": 3 + 4 + 5,
    "the three largest": 6 + 5 + 4,
  },
};
