import { ChartFigure } from "./chart-figure.tsx";
import classes from "./drawings.module.css";
import type { ChartShown, PythonShown, TurtleShown } from "./shown.ts";
import { TurtleFigure } from "./turtle-figure.tsx";

/** What a program has drawn: the turtle's paper, and charts one below the other. */
export function Drawings({ shown }: { shown: readonly PythonShown[] }) {
  const charts = shown.filter((it): it is ChartShown => it.kind === "chart");
  const turtle = charts.length === shown.length ? [] : shown.filter((it): it is TurtleShown => it.kind !== "chart");
  if (shown.length === 0) return null;
  return (
    <div className={classes.drawings}>
      {turtle.length > 0 && <TurtleFigure shown={turtle} />}
      {charts.map((chart, at) => (
        <ChartFigure key={at} chart={chart} />
      ))}
    </div>
  );
}
