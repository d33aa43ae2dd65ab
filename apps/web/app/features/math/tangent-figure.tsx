import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

/** Circles of radius 4 and 1 that touch each other and a line; `solved` draws the triangle by which their feet are 2√(4·1) = 4 apart. */
export function TangentFigure({ solved = false }: { solved?: boolean }) {
  return (
    <Drawing box={[-92, -176, 280, 206]} className={classes.figure}>
      <circle className={classes.pale} cy="-80" r="80" />
      <circle className={classes.full} cx="80" cy="-20" r="20" />
      <path className={classes.strong} d="M-92 0H140" />
      <path className={classes.line} d="M0 0H80" strokeWidth="4" />
      {solved ? <Triangle /> : <Radii />}
      <circle className={classes.dot} cy="-80" r="4" />
      <circle className={classes.dot} cx="80" cy="-20" r="4" />
      <g className={classes.value}>
        <text x="40" y="20">
          {solved ? 4 : "?"}
        </text>
      </g>
    </Drawing>
  );
}

/** What the problem tells. */
function Radii() {
  return (
    <>
      <path className={classes.thin} d="M0-80H-80M80-20H100" strokeDasharray="4 4" />
      <g className={classes.value}>
        <text x="-40" y="-86">
          4
        </text>
        <text x="112" y="-16">
          1
        </text>
      </g>
    </>
  );
}

/** What the solution adds: the way between the centers, and how much lower the small one is. */
function Triangle() {
  return (
    <>
      <path className={classes.thin} d="M0-80V0M80-20V0" strokeDasharray="4 4" />
      <path className={classes.strong} d="M0-80 80-20H0Z" />
      <path className={classes.thin} d="M0-30H10V-20" />
      <g className={classes.value}>
        <text x="-12" y="-44">
          3
        </text>
        <text x="50" y="-56">
          5
        </text>
      </g>
    </>
  );
}
