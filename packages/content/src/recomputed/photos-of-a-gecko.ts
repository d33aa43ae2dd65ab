import type { Recomputation } from "../testing/recomputation.ts";

const SIDE = 5;
const gecko = { row: 2, column: 3 };

/** Sizes of all squares of whole tiles, with the gecko or without. */
function squares(isShown: (row: number, column: number, size: number) => boolean): number[] {
  const sizes: number[] = [];
  for (let size = 1; size <= SIDE; size += 1) {
    for (let row = 1; row + size - 1 <= SIDE; row += 1) {
      for (let column = 1; column + size - 1 <= SIDE; column += 1) if (isShown(row, column, size)) sizes.push(size);
    }
  }
  return sizes;
}

const pictures = squares(
  (row, column, size) =>
    row <= gecko.row && gecko.row < row + size && column <= gecko.column && gecko.column < column + size,
);

export const recomputation: Recomputation = {
  answer: () => pictures.length,
  slips: {
    "all-squares": squares(() => true).length,
    "one-size-missing": pictures.filter((size) => size !== SIDE).length,
    "nine-in-the-middle": pictures.length - pictures.filter((size) => size === 3).length + 2 * 2,
  },
  right: ["16 pictures", "16张", "1+4+6+4+1"],
  wrong: ["25", "10", "13", "30"],
};
