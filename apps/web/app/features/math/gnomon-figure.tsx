import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

const UNIT = 40;
const SIDE = 6;

/** 1 + 3 + 5 + 7 + 9 + 11 = 6²: each odd number is an angle laid around the square before it. */
export function GnomonFigure() {
  const size = UNIT * SIDE;
  return (
    <Drawing box={[-4, -4, size + 8, size + 8]} className={classes.figure}>
      {Array.from({ length: SIDE }, (_, index) => {
        const outer = (index + 1) * UNIT;
        const inner = index * UNIT;
        return (
          <g key={outer}>
            <path
              className={index % 2 ? classes.pale : classes.full}
              d={`M0 ${size - outer}H${outer}V${size}H${inner}V${size - inner}H0Z`}
            />
            <text className={index % 2 ? classes.dark : classes.light} x={outer - UNIT / 2} y={size - outer + 27}>
              {2 * index + 1}
            </text>
          </g>
        );
      })}
      <path
        className={classes.cells}
        d={Array.from({ length: SIDE - 1 }, (_, i) => `M0 ${(i + 1) * UNIT}H${size}M${(i + 1) * UNIT} 0V${size}`).join(
          "",
        )}
      />
    </Drawing>
  );
}
