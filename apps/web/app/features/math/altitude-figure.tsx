import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

/** A rectangle of 3 by 4, a corner and the diagonal; `solved` draws the way that the solution takes, 2.4 long. */
export function AltitudeFigure({ solved = false }: { solved?: boolean }) {
  return (
    <Drawing box={[-24, -10, 250, 188]} className={classes.figure}>
      <path className={classes.pale} d="M0 0H200V150H0Z" />
      <path className={classes.strong} d="M0 0H200V150H0ZM0 150 200 0" />
      {solved && (
        <>
          <path className={classes.line} d="M0 0 72 96" />
          <path className={classes.thin} d="M63.6 84 75.6 75 84.6 87" />
        </>
      )}
      <circle className={classes.dot} r="6" />
      <g className={classes.value}>
        <text x="100" y="170">
          4
        </text>
        <text x="214" y="80">
          3
        </text>
        {solved && (
          <text x="120" y="52">
            5
          </text>
        )}
      </g>
      {solved && (
        <g className={classes.variable}>
          <text x="24" y="58">
            h
          </text>
        </g>
      )}
    </Drawing>
  );
}
