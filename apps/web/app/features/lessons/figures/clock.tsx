import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { Press } from "./parts/press.tsx";
import { type FigureProps, numberOf } from "./parts/settings.ts";
import { Stage } from "./parts/stage.tsx";

const RADIUS = 120;
const STEPS_MAX = 999;

/** A clock of so many hours: steps around it, whole rounds, and what is left over. */
export default function Clock({ settings }: FigureProps) {
  const { t } = useTranslation("figures");
  const hours = numberOf(settings, "hours", 12, 2, 24);
  const [steps, setSteps] = useState(0);
  const place = ((steps % hours) + hours) % hours;
  const rounds = Math.floor(steps / hours);
  const turn = (hour: number) => (hour / hours) * 2 * Math.PI;
  const walk = (by: number) => setSteps((before) => Math.min(STEPS_MAX, Math.max(0, before + by)));
  return (
    <Stage
      label={t("clock.label", { hours })}
      how={t("clock.how")}
      box={[-RADIUS - 26, -RADIUS - 26, 2 * RADIUS + 52, 2 * RADIUS + 52]}
      width={20}
      controls={
        <>
          {[-1, 1, 5, hours].map((by) => (
            <Press key={by} disabled={steps + by < 0} onClick={() => walk(by)}>
              {by < 0 ? `−${-by}` : `+${by}`}
            </Press>
          ))}
          <Press disabled={steps === 0} onClick={() => setSteps(0)}>
            {t("again")}
          </Press>
        </>
      }
      said={steps === 0 ? t("clock.start") : t("clock.said", { steps, rounds, hours, place })}
    >
      <circle className={classes.bare} stroke="var(--line-strong)" strokeWidth={2} r={RADIUS} />
      {Array.from({ length: hours }, (_, hour) => (
        <g key={hour}>
          <circle
            className={hour === place ? classes.full : classes.faint}
            cx={Math.sin(turn(hour)) * RADIUS}
            cy={-Math.cos(turn(hour)) * RADIUS}
            r={17}
          />
          <text
            className={hour === place ? classes.light : undefined}
            x={Math.sin(turn(hour)) * RADIUS}
            y={6 - Math.cos(turn(hour)) * RADIUS}
          >
            {hour}
          </text>
        </g>
      ))}
      <path
        className={classes.edge}
        strokeWidth={4}
        d={`M0 0L${Math.sin(turn(place)) * 88} ${-Math.cos(turn(place)) * 88}`}
      />
      <circle className={classes.dot} r={6} />
    </Stage>
  );
}
