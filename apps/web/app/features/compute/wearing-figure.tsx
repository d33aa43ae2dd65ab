import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

/** What the page's program computes: 40 millimetres of stone, 3 fewer each year, gone in the fourteenth. */
const years = Array.from({ length: 15 }, (_, year) => Math.max(0, 40 - 3 * year));

const STEP = 24;
const MILLIMETRE = 4;

export function WearingFigure() {
  const bottom = 40 * MILLIMETRE;
  return (
    <Drawing box={[-4, -26, years.length * STEP + 8, bottom + 54]} className={classes.figure}>
      <path
        className={classes.on}
        d={years
          .map((left, year) => `M${year * STEP + 2} ${bottom}v${-left * MILLIMETRE}h${STEP - 4}V${bottom}Z`)
          .join("")}
      />
      <path className={classes.ground} d={`M-4 ${bottom}H${years.length * STEP + 4}`} />
      {[0, 5, 10, 14].map((year) => (
        <text key={year} x={(year + 0.5) * STEP} y={bottom + 22}>
          {year}
        </text>
      ))}
      <text x={STEP / 2} y="-10">
        40
      </text>
    </Drawing>
  );
}
