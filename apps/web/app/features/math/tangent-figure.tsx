import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

/** Circles of radius 4 and 1 that touch each other and a line: their feet are 2√(4·1) = 4 apart. */
export function TangentFigure() {
  return (
    <Drawing box={[-92, -176, 280, 206]} className={classes.figure}>
      <circle className={classes.pale} cy="-80" r="80" />
      <circle className={classes.full} cx="80" cy="-20" r="20" />
      <path className={classes.thin} d="M0-80 80-20M0-80V0M80-20V0M0-20H80" strokeDasharray="4 4" />
      <path className={classes.strong} d="M-92 0H140" />
      <path className={classes.line} d="M0 0H80" strokeWidth="4" />
      <circle className={classes.dot} cy="-80" r="4" />
      <circle className={classes.dot} cx="80" cy="-20" r="4" />
      <g className={classes.value}>
        <text x="-10" y="-42">
          4
        </text>
        <text x="46" y="-54">
          5
        </text>
        <text x="112" y="-16">
          1
        </text>
        <text x="40" y="20">
          ?
        </text>
      </g>
    </Drawing>
  );
}
