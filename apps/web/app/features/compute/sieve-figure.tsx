import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

const COLUMNS = 12;
const LAST = 120;
const CELL = 34;

/** Eratosthenes' sieve on 1 to 120 in rows of twelve: from 5 on, primes stand only beside the multiples of 6. */
export function SieveFigure() {
  const sieve = Array.from({ length: LAST + 1 }, (_, number) => number > 1);
  for (let prime = 2; prime * prime <= LAST; prime++) {
    if (!sieve[prime]) continue;
    for (let multiple = prime * prime; multiple <= LAST; multiple += prime) sieve[multiple] = false;
  }
  const place = (number: number) =>
    [((number - 1) % COLUMNS) * CELL, Math.floor((number - 1) / COLUMNS) * CELL] as const;
  const numbers = sieve.map((_, number) => number).slice(1);
  const primes = numbers.filter((number) => sieve[number]);
  return (
    <Drawing box={[0, 0, COLUMNS * CELL, (LAST / COLUMNS) * CELL]} className={classes.figure}>
      <path
        className={classes.on}
        d={primes
          .map(place)
          .map(([x, y]) => `M${x + 2} ${y + 2}h${CELL - 4}v${CELL - 4}h${4 - CELL}Z`)
          .join("")}
      />
      {numbers.map((number) => {
        const [x, y] = place(number);
        return (
          <text
            key={number}
            className={sieve[number] ? classes.prime : undefined}
            x={x + CELL / 2}
            y={y + CELL / 2 + 5}
          >
            {number}
          </text>
        );
      })}
    </Drawing>
  );
}
