import classes from "./figures.module.css";
import type { Point } from "./handle.tsx";
import { clamp } from "./settings.ts";

/** Of the plane from −6 to 6 in both directions. */
export const REACH = 6;
export const UNIT = 30;
export const planeBox = [-REACH * UNIT - 14, -REACH * UNIT - 14, 2 * REACH * UNIT + 28, 2 * REACH * UNIT + 28] as const;

/** Where a point of the plane is drawn. */
export const drawn = ({ x, y }: Point): Point => ({ x: x * UNIT, y: -y * UNIT });

/** The nearest point with whole coordinates to one that is drawn. */
export const nearest = ({ x, y }: Point): Point => ({
  x: clamp(Math.round(x / UNIT), -REACH, REACH),
  y: clamp(Math.round(-y / UNIT), -REACH, REACH),
});

/** Grid and axes. */
export function Plane() {
  const lines = Array.from({ length: 2 * REACH + 1 }, (_, index) => (index - REACH) * UNIT);
  const end = REACH * UNIT;
  return (
    <>
      <path className={classes.grid} d={lines.map((at) => `M${at} ${-end}V${end}M${-end} ${at}H${end}`).join("")} />
      <path className={classes.edge} strokeWidth={1.5} d={`M${-end} 0H${end + 8}M0 ${end}V${-end - 8}`} />
      {[-5, 5].map((at) => (
        <g key={at}>
          <text className={classes.small} x={at * UNIT} y={16}>
            {String(at).replace("-", "−")}
          </text>
          <text className={classes.small} x={-13} y={5 - at * UNIT}>
            {String(at).replace("-", "−")}
          </text>
        </g>
      ))}
    </>
  );
}
