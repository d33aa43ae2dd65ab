import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

/** A rectangle of 3 by 4, its diagonal of 5, and the way from a corner straight to the diagonal: 2.4. */
export function AltitudeFigure() {
  return (
    <Drawing box={[-24, -8, 250, 186]} className={classes.figure}>
      <path className={classes.pale} d="M0 0H200V150H0Z" />
      <path className={classes.strong} d="M0 0H200V150H0ZM0 150 200 0" />
      <path className={classes.line} d="M0 0 72 96" />
      <path className={classes.thin} d="M63.6 84 75.6 75 84.6 87" />
      <g className={classes.value}>
        <text x="100" y="170">
          4
        </text>
        <text x="214" y="80">
          3
        </text>
        <text x="120" y="52">
          5
        </text>
      </g>
      <g className={classes.variable}>
        <text x="24" y="58">
          h
        </text>
      </g>
    </Drawing>
  );
}
