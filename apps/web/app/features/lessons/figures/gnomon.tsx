import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { type FigureProps, numberOf } from "./parts/settings.ts";
import { Stage } from "./parts/stage.tsx";
import { Stepper } from "./parts/stepper.tsx";

const UNIT = 40;
const LAYERS_MAX = 8;

/** Odd numbers, each an angle laid around the square of those before it. */
export default function Gnomon({ settings }: FigureProps) {
  const { t } = useTranslation("figures");
  const [layers, setLayers] = useState(numberOf(settings, "n", 1, 1, LAYERS_MAX));
  const size = UNIT * LAYERS_MAX;
  const odds = Array.from({ length: layers }, (_, index) => 2 * index + 1);
  const sum = layers * layers;
  return (
    <Stage
      label={t("gnomon.label")}
      how={t("gnomon.how")}
      box={[-2, -2, size + 4, size + 4]}
      width={22}
      controls={<Stepper label={t("gnomon.layers")} value={layers} min={1} max={LAYERS_MAX} onValue={setLayers} />}
      said={layers === 1 ? "1" : `${odds.join(" + ")} = ${sum}`}
    >
      {odds.map((odd, index) => {
        const [outer, inner] = [(index + 1) * UNIT, index * UNIT];
        return (
          <g key={odd}>
            <path
              className={index % 2 ? classes.pale : classes.full}
              d={`M0 ${size - outer}H${outer}V${size}H${inner}V${size - inner}H0Z`}
            />
            <text className={index % 2 ? undefined : classes.light} x={outer - UNIT / 2} y={size - outer + 26}>
              {odd}
            </text>
          </g>
        );
      })}
      <path
        className={classes.joined}
        d={odds
          .map((_, i) => `M0 ${size - i * UNIT}H${layers * UNIT}M${i * UNIT} ${size}V${size - layers * UNIT}`)
          .join("")}
      />
    </Stage>
  );
}
