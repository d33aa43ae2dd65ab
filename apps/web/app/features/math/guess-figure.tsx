import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

const POINT = 26;
const choices = [5, 4, 3, 2, 1];

/** Points that a guess earns on average, 6 divided by the choices that are left, against 1.5 for a blank. */
export function GuessFigure({ left, points, blank }: { left: string; points: string; blank: string }) {
  const bottom = 6 * POINT;
  const line = bottom - 1.5 * POINT;
  return (
    <Drawing box={[-10, -30, 330, bottom + 80]} className={classes.figure}>
      {choices.map((count, index) => {
        const average = 6 / count;
        const x = index * 52 + 10;
        return (
          <g key={count}>
            <path
              className={classes.bar}
              data-level={average > 1.5 ? 3 : 1}
              d={`M${x} ${bottom}v${-average * POINT}h34V${bottom}Z`}
            />
            <text className={average > 1.5 ? classes.light : classes.dark} x={x + 17} y={bottom - average * POINT + 20}>
              {average}
            </text>
            <text className={classes.axis} x={x + 17} y={bottom + 18}>
              {count}
            </text>
          </g>
        );
      })}
      <path className={classes.strong} d={`M0 ${bottom}H270`} />
      <path className={classes.thin} d={`M0 ${line}H270`} strokeDasharray="5 4" />
      <text className={classes.axis} x="276" y={line + 4} data-start="">
        {blank}
      </text>
      <text className={classes.axis} x="135" y={bottom + 38}>
        {left}
      </text>
      <text className={classes.axis} x="0" y="-16" data-start="">
        {points}
      </text>
    </Drawing>
  );
}
