import type { Recomputation } from "../testing/recomputation.ts";

const COLUMNS = 6;
const ROWS = 5;

/** How often Ming has moved when he first sits in one of the seats. */
function weeksUntil(isWanted: (column: number, row: number) => boolean): number {
  let [column, row, weeks] = [2, 3, 0];
  do {
    column = column === COLUMNS ? 1 : column + 1;
    row = row === 1 ? ROWS : row - 1;
    weeks += 1;
  } while (!isWanted(column, row));
  return weeks;
}

const untilColumn = weeksUntil((column) => column === 6);
const untilRow = weeksUntil((_, row) => row === 1);

export const recomputation: Recomputation = {
  answer: () => weeksUntil((column, row) => column === 6 && row === 1),
  slips: {
    "column-only": untilColumn,
    "row-only": untilRow,
    added: untilColumn + untilRow,
    "same-seat": weeksUntil((column, row) => column === 2 && row === 3),
  },
  right: ["22 weeks", "22周", "4+6·3"],
  wrong: ["24", "8", "28", "16"],
};
