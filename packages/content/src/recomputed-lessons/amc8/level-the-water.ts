import type { LessonRecomputation } from "../../testing/lesson-recomputation.ts";
import { meanOf, ordersOf, sumOf, wholeNumbers } from "../counting.ts";

const scores = [85, 92, 86];
const squares = magicSquares();

export const recomputation: LessonRecomputation = {
  jars: { answer: () => levelled([3, 7, 8, 10]), slips: { "total-only": sumOf([3, 7, 8, 10]) } },
  "near-hundred": {
    answer: () => meanOf([98, 103, 97, 106]),
    slips: { "too-round": 100, "forgot-minus": 100 + meanOf([2, 3, 3, 6]) },
  },
  "magic-sum": {
    answer: () => lineSums(squares[0] ?? [])[0] ?? 0,
    slips: { "all-nine": sumOf(wholeNumbers(1, 9)), "one-place": meanOf(wholeNumbers(1, 9)) },
  },
  // All squares that there are have the same number there.
  "magic-middle": {
    answer: () => meanOf([...new Set(squares.map((square) => square[4] ?? 0))]),
    slips: { greatest: 9 },
  },
  "missing-score": {
    answer: () => wholeNumbers(0, 200).find((score) => meanOf([...scores, score]) === 90) ?? 0,
    slips: { "only-average": 90, "total-only": 360 },
  },
  "two-groups": { answer: () => meanOf([10, 10, 10, 10, 10, 10, 18, 18]), slips: { "2": (10 + 18) / 2 } },
  "middle-one": {
    answer: () => wholeNumbers(1, 147).find((n) => sumOf(wholeNumbers(n - 3, n + 3)) === 147) ?? 0,
    slips: {},
  },
  "leave-one-out": {
    answer: () => wholeNumbers(0, 126).find((gone) => (9 * 14 - gone) / 8 === 11.25) ?? -1,
    slips: { "new-average": 11.25 },
  },
};

/** Pours from the fullest jar into the emptiest, a drop at a time, until all are level. */
function levelled(jars: number[]): number {
  const water = [...jars];
  while (Math.max(...water) - Math.min(...water) > 0) {
    const [from, to] = [water.indexOf(Math.max(...water)), water.indexOf(Math.min(...water))];
    water[from] = (water[from] ?? 0) - 1;
    water[to] = (water[to] ?? 0) + 1;
  }
  return water[0] ?? 0;
}

/** Every way to put 1 to 9 into a square, row by row, in which all lines have one sum. */
function magicSquares(): number[][] {
  return ordersOf(wholeNumbers(1, 9)).filter((square) => new Set(lineSums(square)).size === 1);
}

function lineSums(square: number[]): number[] {
  const lines = ["012", "345", "678", "036", "147", "258", "048", "246"];
  return lines.map((line) => sumOf([...line].map((place) => square[Number(place)] ?? 0)));
}
