import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

/** One to 25, as many as the contest has questions; each row, column and diagonal adds up to 65. */
const rows = [
  [17, 24, 1, 8, 15],
  [23, 5, 7, 14, 16],
  [4, 6, 13, 20, 22],
  [10, 12, 19, 21, 3],
  [11, 18, 25, 2, 9],
];

const CELL = 44;

export function MagicSquare() {
  return (
    <Drawing box={[-3, -3, 5 * CELL + 6, 5 * CELL + 6]} className={classes.figure}>
      {rows.flatMap((row, y) =>
        row.map((number, x) => (
          <g key={number} transform={`translate(${x * CELL} ${y * CELL})`}>
            <path
              className={classes.bar}
              data-level={number % 2 ? 1 : undefined}
              d={`M1.5 1.5h${CELL - 3}v${CELL - 3}h${3 - CELL}Z`}
            />
            <text className={number % 2 ? classes.dark : classes.light} x={CELL / 2} y={CELL / 2 + 6}>
              {number}
            </text>
          </g>
        )),
      )}
    </Drawing>
  );
}
