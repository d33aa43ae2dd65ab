import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

const SIDE = 29;
const CELL = 8;

/** Numbers in a spiral from the middle, primes marked: they like to stand on diagonals, as Stanisław Ulam saw in 1963. */
export function UlamFigure() {
  const marks: string[] = [];
  let [x, y, number] = [0, 0, 1];
  for (let leg = 1; number < SIDE * SIDE; leg++) {
    for (const [stepX, stepY] of leg % 2
      ? ([
          [1, 0],
          [0, -1],
        ] as const)
      : ([
          [-1, 0],
          [0, 1],
        ] as const)) {
      for (let step = 0; step < leg && number < SIDE * SIDE; step++) {
        x += stepX;
        y += stepY;
        number++;
        if (isPrime(number)) marks.push(`M${x * CELL - 3} ${y * CELL - 3}h6v6h-6Z`);
      }
    }
  }
  const half = (SIDE * CELL) / 2 + 2;
  return (
    <Drawing box={[-half, -half, 2 * half, 2 * half]} className={classes.figure}>
      <path className={classes.on} d={marks.join("")} />
      <circle className={classes.center} r="3" />
    </Drawing>
  );
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return false;
  return number > 1;
}
