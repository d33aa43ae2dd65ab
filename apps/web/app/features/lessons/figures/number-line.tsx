import { useState } from "react";
import { useTranslation } from "react-i18next";
import { decimal } from "./parts/decimal.ts";
import classes from "./parts/figures.module.css";
import { Slider } from "./parts/handle.tsx";
import { type FigureProps, numberOf, numbersOf } from "./parts/settings.ts";
import { Stage } from "./parts/stage.tsx";

const WIDTH = 520;
const LABELS_MAX = 11;

/** Points on a line of numbers, and where they balance. */
export default function NumberLine({ settings }: FigureProps) {
  const { t } = useTranslation("figures");
  const from = numberOf(settings, "from", 0, -1000, 1000);
  const to = numberOf(settings, "to", 10, from + 1, from + 1000);
  const [points, setPoints] = useState(() => numbersOf(settings, "points", [Math.round((from + to) / 2)]));
  const unit = WIDTH / (to - from);
  const x = (value: number) => (value - from) * unit;
  const every = [1, 2, 5, 10, 20, 50, 100, 200].find((step) => (to - from) / step <= LABELS_MAX) ?? 500;
  const ticks = Array.from({ length: Math.floor((to - from) / every) + 1 }, (_, index) => from + index * every);
  const sum = points.reduce((total, point) => total + point, 0);
  const mean = sum / points.length;
  const several = points.length > 1;
  // Those on the same place stand on each other.
  const height = (index: number) => points.slice(0, index).filter((it) => it === points[index]).length;
  const values = { points: [...points].sort((one, other) => one - other).join(t("and")), sum, mean: decimal(mean) };
  return (
    <Stage
      label={t("numberLine.label", { start: from, end: to })}
      how={t("numberLine.how")}
      box={[-26, 0, WIDTH + 52, several ? 176 : 140]}
      width={38}
      said={t(several ? "numberLine.said" : "numberLine.one", values)}
    >
      <path className={classes.edge} d={`M-14 96H${WIDTH + 14}`} />
      {to - from <= 60 && (
        <path
          className={classes.thin}
          d={Array.from({ length: to - from + 1 }, (_, i) => `M${i * unit} 92v8`).join("")}
        />
      )}
      {ticks.map((value) => (
        <g key={value}>
          <path className={classes.edge} d={`M${x(value)} 89v14`} />
          <text className={classes.small} x={x(value)} y={124}>
            {value}
          </text>
        </g>
      ))}
      {several && (
        <>
          <path className={classes.full} d={`M${x(mean)} 132l13 22h-26Z`} />
          <text className={classes.small} x={x(mean)} y={172}>
            {decimal(mean)}
          </text>
        </>
      )}
      {points.map((point, index) => (
        <Slider
          key={index}
          at={{ x: x(point), y: 82 - height(index) * 22 }}
          label={t("numberLine.point", { number: index + 1 })}
          value={point}
          min={from}
          max={to}
          text={String(point)}
          valueAt={(at) => from + at.x / unit}
          onValue={(value) => setPoints(points.map((it, place) => (place === index ? value : it)))}
        />
      ))}
    </Stage>
  );
}
