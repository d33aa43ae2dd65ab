import { useState } from "react";
import { useTranslation } from "react-i18next";
import { decimal } from "./parts/decimal.ts";
import classes from "./parts/figures.module.css";
import { Slider } from "./parts/handle.tsx";
import { type FigureProps, numberOf, numbersOf } from "./parts/settings.ts";
import { Stage } from "./parts/stage.tsx";

const WIDTH = 480;
/** The slider's steps in one unit of time. */
const FINE = 4;

/** Two walk toward each other; a slider moves the time. */
export default function TwoMovers({ settings }: FigureProps) {
  const { t } = useTranslation("figures");
  const [fast = 6, slow = 4] = numbersOf(settings, "speeds", [6, 4]);
  const distance = numberOf(settings, "distance", 30, 1, 10_000);
  const [ticks, setTicks] = useState(0);
  const last = Math.ceil((distance / Math.min(fast, slow)) * FINE);
  const time = ticks / FINE;
  const unit = WIDTH / distance;
  const one = Math.min(distance, fast * time);
  const other = Math.max(0, distance - slow * time);
  const gap = other - one;
  const values = {
    time: decimal(time),
    one: decimal(one),
    other: decimal(distance - other),
    gap: decimal(Math.abs(gap)),
  };
  const text =
    ticks === 0
      ? t("twoMovers.start", { fast, slow, distance })
      : t(Math.abs(gap) < 1e-9 ? "twoMovers.meet" : gap > 0 ? "twoMovers.before" : "twoMovers.after", values);
  const timeX = (ticks / last) * WIDTH;
  return (
    <Stage label={t("twoMovers.label")} how={t("twoMovers.how")} box={[-24, 0, WIDTH + 48, 168]} width={36} said={text}>
      <path className={classes.edge} d={`M0 70H${WIDTH}M0 62v16M${WIDTH} 62v16`} />
      <path className={classes.line} d={`M0 70H${one * unit}`} strokeWidth={6} />
      <path className={classes.otherLine} d={`M${WIDTH} 70H${other * unit}`} strokeWidth={6} />
      <g transform={`translate(${one * unit} 58)`}>
        <circle r={13} className={classes.full} />
        <text y={5} className={classes.light}>
          A
        </text>
      </g>
      <g transform={`translate(${other * unit} 34)`}>
        <circle r={13} className={classes.other} />
        <text y={5}>B</text>
      </g>
      <text className={classes.small} x={0} y={98}>
        0
      </text>
      <text className={classes.small} x={WIDTH} y={98}>
        {distance}
      </text>
      <path className={classes.thin} d={`M0 138H${WIDTH}`} />
      <Slider
        at={{ x: timeX, y: 138 }}
        label={t("twoMovers.time")}
        value={ticks}
        min={0}
        max={last}
        text={text}
        valueAt={({ x }) => (x / WIDTH) * last}
        onValue={setTicks}
      />
    </Stage>
  );
}
