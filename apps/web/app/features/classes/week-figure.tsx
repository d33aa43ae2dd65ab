import classes from "./week-figure.module.css";

const WEEKS = 16;

/** Sixteen weeks as sixteen rings of equal area, √1 to √16; every fourth is a test. The last has four times the first's radius. */
export function WeekFigure() {
  const rings = Array.from({ length: WEEKS }, (_, index) => index + 1);
  return (
    <svg className={classes.figure} viewBox="-104 -104 208 208" aria-hidden="true" focusable="false">
      {rings.toReversed().map((week) => (
        <circle
          key={week}
          className={classes.ring}
          data-test={week % 4 === 0 ? "" : undefined}
          r={(25 * Math.sqrt(week)).toFixed(2)}
        />
      ))}
      {[4, 8, 12, 16].map((week) => (
        <text key={week} y={(-25 * Math.sqrt(week) + 11).toFixed(1)}>
          {week}
        </text>
      ))}
      <path className={classes.drop} d="M0-11c3.5 4.8 5.5 7.9 5.5 10.9a5.5 5.5 0 0 1-11 0c0-3 2-6.1 5.5-10.9Z" />
    </svg>
  );
}
