import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { Press } from "./parts/press.tsx";
import { type FigureProps, numberOf } from "./parts/settings.ts";
import { Stage } from "./parts/stage.tsx";
import { Stepper } from "./parts/stepper.tsx";

const UNIT = 30;
const STEPS_MAX = 10;

/** 1 + 2 + … + n as stairs; a second one like it makes a rectangle of both. */
export default function Staircase({ settings }: FigureProps) {
  const { t } = useTranslation("figures");
  const [steps, setSteps] = useState(numberOf(settings, "n", 4, 1, STEPS_MAX));
  const [twin, setTwin] = useState(false);
  const [width, height] = [(STEPS_MAX + 1) * UNIT, STEPS_MAX * UNIT];
  const columns = Array.from({ length: steps }, (_, index) => index + 1);
  const sum = columns.join(" + ");
  return (
    <Stage
      label={t("staircase.label")}
      how={t("staircase.how")}
      box={[-2, -2, width + 4, height + 4]}
      width={22}
      controls={
        <>
          <Stepper label={t("staircase.steps")} value={steps} min={1} max={STEPS_MAX} onValue={setSteps} />
          <Press aria-pressed={twin} onClick={() => setTwin(!twin)}>
            {t("staircase.twin")}
          </Press>
        </>
      }
      said={twin ? t("staircase.both", { sum, rows: steps, columns: steps + 1 }) : sum}
    >
      {twin && (
        <rect
          className={classes.otherPale}
          x={0}
          y={height - steps * UNIT}
          width={(steps + 1) * UNIT}
          height={steps * UNIT}
        />
      )}
      {columns.map((count, index) => (
        <rect
          key={count}
          className={classes.full}
          x={index * UNIT}
          y={height - count * UNIT}
          width={UNIT}
          height={count * UNIT}
        />
      ))}
      <path
        className={classes.joined}
        d={columns
          .map(
            (_, i) =>
              `M0 ${height - (i + 1) * UNIT}H${(steps + 1) * UNIT}M${(i + 1) * UNIT} ${height}V${height - steps * UNIT}`,
          )
          .join("")}
      />
    </Stage>
  );
}
