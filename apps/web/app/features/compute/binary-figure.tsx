import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

const CELL = 22;
const BITS = 5;

/** The numbers 0 to 31 as a machine counts them: a column is a number, a row a bit; each row is half as hasty as the one below. */
export function BinaryFigure() {
  const numbers = Array.from({ length: 2 ** BITS }, (_, number) => number);
  const on = numbers.flatMap((number) =>
    Array.from({ length: BITS }, (_, bit) => bit)
      .filter((bit) => (number >> bit) & 1)
      .map(
        (bit) =>
          `M${number * CELL + 2} ${(BITS - 1 - bit) * CELL * 1.4 + 2}h${CELL - 4}v${CELL * 1.4 - 4}h${4 - CELL}Z`,
      ),
  );
  const height = BITS * CELL * 1.4;
  return (
    <Drawing box={[-36, 0, numbers.length * CELL + 36, height + 26]} className={classes.figure}>
      <path className={classes.on} d={on.join("")} />
      {Array.from({ length: BITS }, (_, bit) => (
        <g key={bit}>
          <path className={classes.rule} d={`M0 ${(bit + 1) * CELL * 1.4}H${numbers.length * CELL}`} />
          <text x="-18" y={(BITS - 1 - bit) * CELL * 1.4 + 21}>
            {2 ** bit}
          </text>
        </g>
      ))}
      {[0, 1, 2, 4, 8, 16, 31].map((number) => (
        <text key={number} x={(number + 0.5) * CELL} y={height + 20}>
          {number}
        </text>
      ))}
    </Drawing>
  );
}
