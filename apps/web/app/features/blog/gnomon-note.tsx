import classes from "./gnomon-note.module.css";

const STEP = 22;

/** Sides, and where each square begins: a gap of one step after the one before. */
const squares = [1, 2, 3, 4, 5].map((side) => ({ side, left: (side * (side - 1) * STEP) / 2 + (side - 1) * STEP }));

/** Pebbles: the squares 1, 4, 9, 16, 25, with the odd number that is added each time in colour. */
export function GnomonNote() {
  return (
    <svg className={classes.figure} viewBox="0 -6 420 138" aria-hidden="true" focusable="false">
      {squares.map(({ side, left }) => {
        const pebbles = Array.from(
          { length: side * side },
          (_, index) => [index % side, Math.floor(index / side)] as const,
        );
        return (
          <g key={side} transform={`translate(${left} 0)`}>
            {pebbles.map(([x, y]) => (
              <circle
                key={`${x} ${y}`}
                className={x === side - 1 || y === side - 1 ? classes.added : classes.pebble}
                cx={x * STEP + 9}
                cy={104 - y * STEP}
                r="8"
              />
            ))}
            <text x={(side * STEP) / 2 - 2} y="130">
              {side * side}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
