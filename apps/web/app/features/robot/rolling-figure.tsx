import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

const RADIUS = 42;
const TURNS = 1.5;
const QUARTERS = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5];

/** A wheel that rolls one turn and a half, and the way of a point on its rim: the cycloid. */
export function RollingFigure() {
  const width = TURNS * 2 * Math.PI * RADIUS;
  const at = (turns: number) => {
    const angle = turns * 2 * Math.PI;
    return [RADIUS * (angle - Math.sin(angle)), -RADIUS * (1 - Math.cos(angle))] as const;
  };
  const points = Array.from({ length: 73 }, (_, step) =>
    at((step / 72) * TURNS)
      .map((it) => it.toFixed(1))
      .join(" "),
  );
  return (
    <Drawing box={[-50, -100, Math.round(width + 100), 122]} className={classes.figure}>
      {QUARTERS.map((turns) => {
        const center = turns * 2 * Math.PI * RADIUS;
        const [x, y] = at(turns);
        return (
          <g key={turns} opacity={turns === TURNS ? 1 : 0.35}>
            <circle className={classes.rolling} cx={center.toFixed(1)} cy={-RADIUS} r={RADIUS} />
            <path className={classes.axis} d={`M${center.toFixed(1)} ${-RADIUS}L${x.toFixed(1)} ${y.toFixed(1)}`} />
          </g>
        );
      })}
      <path className={classes.ground} d="M-50 0H446" />
      <path className={classes.wire} d={`M${points.join("L")}`} />
      {QUARTERS.map((turns) => {
        const [x, y] = at(turns);
        return <circle key={turns} className={classes.rim} cx={x.toFixed(1)} cy={y.toFixed(1)} r="5" />;
      })}
    </Drawing>
  );
}
