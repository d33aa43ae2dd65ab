import { useTranslation } from "react-i18next";
import { Chart } from "../../../../ui/charts/chart.tsx";
import { type Axis, axisOf } from "./axis.ts";
import classes from "./drawings.module.css";
import type { ChartShown } from "./shown.ts";

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [420, 260, 48, 40, 12] as const;

/** A program's chart; its numbers stand in a table on demand. */
export function ChartFigure({ chart }: { chart: ChartShown }) {
  const { t } = useTranslation("programs");
  const title = chart.title || t(`chart.${chart.of}`);
  const rows =
    chart.of === "bar"
      ? chart.labels.map((label, at) => ({ at, one: label, other: chart.values[at] ?? 0 }))
      : chart.xs.map((x, at) => ({ at, one: String(x), other: chart.ys[at] ?? 0 }));
  return (
    <figure className={classes.chart}>
      <figcaption>{title}</figcaption>
      <Chart
        label={title}
        columns={[
          { key: "one", head: chart.x || t(chart.of === "bar" ? "chart.label" : "chart.x"), cell: ({ one }) => one },
          {
            key: "other",
            head: chart.y || t(chart.of === "bar" ? "chart.value" : "chart.y"),
            cell: ({ other }) => other,
          },
        ]}
        rows={rows}
        keyOf={({ at }) => String(at)}
      >
        <Picture chart={chart} title={title} />
      </Chart>
    </figure>
  );
}

function Picture({ chart, title }: { chart: ChartShown; title: string }) {
  const ys = axisOf(chart.of === "bar" ? [0, ...chart.values] : chart.ys);
  const place = (y: number) => HEIGHT - BOTTOM - ((y - ys.from) / (ys.to - ys.from)) * (HEIGHT - BOTTOM - TOP);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
      {ys.ticks.map((tick) => (
        <g key={tick}>
          <path className={classes.grid} d={`M${LEFT} ${place(tick)}H${WIDTH}`} />
          <text x={LEFT - 6} y={place(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {chart.of === "bar" ? <Bars chart={chart} place={place} /> : <Points chart={chart} place={place} />}
      <path className={classes.axis} d={`M${LEFT} ${TOP}V${HEIGHT - BOTTOM}H${WIDTH}`} />
      {chart.x && (
        <text x={WIDTH} y={HEIGHT - 4} textAnchor="end">
          {chart.x}
        </text>
      )}
      {chart.y && (
        <text x={LEFT + 6} y={TOP}>
          {chart.y}
        </text>
      )}
    </svg>
  );
}

type PartProps<Of extends ChartShown["of"]> = {
  chart: Extract<ChartShown, { of: Of }>;
  place: (y: number) => number;
};

function Bars({ chart: { labels, values }, place }: PartProps<"bar">) {
  const step = (WIDTH - LEFT) / Math.max(1, values.length);
  // So many letters fit below a bar.
  const letters = Math.max(1, Math.floor(step / 8));
  return values.map((value, at) => {
    const [top, bottom] = [Math.min(place(value), place(0)), Math.max(place(value), place(0))];
    const label = labels[at] ?? "";
    return (
      <g key={at}>
        <path className={classes.bar} d={`M${LEFT + step * (at + 0.15)} ${bottom}V${top}h${step * 0.7}V${bottom}Z`} />
        <text x={LEFT + step * (at + 0.5)} y={HEIGHT - BOTTOM + 17} textAnchor="middle">
          {label.length > letters ? `${label.slice(0, letters)}…` : label}
        </text>
      </g>
    );
  });
}

function Points({ chart: { of, xs, ys }, place }: PartProps<"line" | "scatter">) {
  const axis: Axis = axisOf(xs);
  const across = (x: number) => LEFT + 8 + ((x - axis.from) / (axis.to - axis.from)) * (WIDTH - LEFT - 20);
  return (
    <>
      {axis.ticks.map((tick) => (
        <text key={tick} x={across(tick)} y={HEIGHT - BOTTOM + 17} textAnchor="middle">
          {tick}
        </text>
      ))}
      {of === "line" && (
        <path
          className={classes.curve}
          d={xs.map((x, at) => `${at ? "L" : "M"}${across(x)} ${place(ys[at] ?? 0)}`).join("")}
        />
      )}
      {(of === "scatter" || xs.length <= 30) &&
        xs.map((x, at) => <circle key={at} className={classes.dot} cx={across(x)} cy={place(ys[at] ?? 0)} r="4" />)}
    </>
  );
}
