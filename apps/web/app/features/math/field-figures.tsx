import { Drawing } from "../../ui/page/drawing.tsx";
import classes from "./figures.module.css";

/** Jumps of 5 on a clock of 12: because 5 and 12 share no factor, every hour is visited once. */
export function ClockFigure() {
  const at = (hour: number) => {
    const angle = (hour / 12) * 2 * Math.PI;
    return [64 * Math.sin(angle), -64 * Math.cos(angle)] as const;
  };
  const way = Array.from({ length: 12 }, (_, jump) =>
    at(jump * 5)
      .map((it) => it.toFixed(1))
      .join(" "),
  ).join("L");
  return (
    <Drawing box={[-80, -80, 160, 160]} className={classes.figure}>
      <circle className={classes.thin} r="64" />
      <path className={classes.line} d={`M${way}Z`} />
      {Array.from({ length: 12 }, (_, hour) => {
        const [x, y] = at(hour);
        return <circle key={hour} className={classes.dot} cx={x.toFixed(1)} cy={y.toFixed(1)} r="5" />;
      })}
    </Drawing>
  );
}

/** (a + b)² = a² + 2ab + b², with a : b = 5 : 3. */
export function SquareFigure() {
  return (
    <Drawing box={[-22, -18, 178, 178]} className={classes.figure}>
      <path className={classes.full} d="M0 0H90V90H0Z" />
      <path className={classes.full} d="M90 90H144V144H90Z" />
      <path className={classes.pale} d="M90 0H144V90H90ZM0 90H90V144H0Z" />
      <path className={classes.cells} d="M90 0V144M0 90H144" />
      <g className={classes.variable}>
        <text x="45" y="-6">
          a
        </text>
        <text x="117" y="-6">
          b
        </text>
        <text x="-11" y="50">
          a
        </text>
        <text x="-11" y="122">
          b
        </text>
      </g>
    </Drawing>
  );
}

/** Angles over a diameter are right ones, wherever the third corner stands on the circle. */
export function ThalesFigure() {
  const corners = [35, 80, 128, 156].map((degrees) => {
    const angle = (degrees / 180) * Math.PI;
    return [68 * Math.cos(angle), -68 * Math.sin(angle)] as const;
  });
  return (
    <Drawing box={[-80, -80, 160, 160]} className={classes.figure}>
      <circle className={classes.thin} r="68" />
      {corners.map(([x, y]) => (
        <path key={x} className={classes.line} d={`M-68 0L${x.toFixed(1)} ${y.toFixed(1)}L68 0`} />
      ))}
      <path className={classes.strong} d="M-68 0H68" />
      {corners.map(([x, y]) => (
        <circle key={x} className={classes.dot} cx={x.toFixed(1)} cy={y.toFixed(1)} r="5" />
      ))}
    </Drawing>
  );
}

/** At each corner of the grid stands the number of ways to get there: the sum of the two before it. */
export function PathsFigure() {
  const ways: number[][] = [];
  for (let row = 0; row < 4; row++) {
    ways.push([]);
    for (let column = 0; column < 5; column++) {
      const [above, before] = [ways[row - 1]?.[column] ?? 0, ways[row]?.[column - 1] ?? 0];
      ways[row]?.push(above + before || 1);
    }
  }
  return (
    <Drawing box={[-20, -32, 168, 160]} className={classes.figure}>
      <path className={classes.thin} d="M0 0H128M0 32H128M0 64H128M0 96H128M0 0V96M32 0V96M64 0V96M96 0V96M128 0V96" />
      <path className={classes.line} d="M0 0H32V32H96V64H128V96" />
      {ways.map((row, y) =>
        row.map((count, x) => (
          <g key={`${x} ${count}`} transform={`translate(${x * 32} ${y * 32})`}>
            <circle className={classes.node} r="11" />
            <text className={classes.count} y="4.5">
              {count}
            </text>
          </g>
        )),
      )}
    </Drawing>
  );
}
