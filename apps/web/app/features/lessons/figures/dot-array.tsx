import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { Slider } from "./parts/handle.tsx";
import { type FigureProps, numberOf } from "./parts/settings.ts";
import { Stage } from "./parts/stage.tsx";

const UNIT = 34;

/** A rectangle of dots, cut in two by a line that is moved. */
export default function DotArray({ settings }: FigureProps) {
  const { t } = useTranslation("figures");
  const rows = numberOf(settings, "rows", 4, 1, 10);
  const columns = numberOf(settings, "columns", 7, 2, 14);
  const [left, setLeft] = useState(0);
  const [width, height] = [columns * UNIT, rows * UNIT];
  const right = columns - left;
  const whole = `${rows} × ${columns}`;
  const text = left === 0 || right === 0 ? whole : `${whole} = ${rows} × ${left} + ${rows} × ${right}`;
  return (
    <Stage
      label={t("dotArray.label", { rows, columns })}
      how={t("dotArray.how")}
      box={[-26, -30, width + 52, height + 36]}
      width={Math.min(34, 4 + columns * 2.6)}
      said={text}
    >
      {Array.from({ length: rows * columns }, (_, index) => {
        const column = index % columns;
        return (
          <circle
            key={index}
            className={column < left ? classes.full : classes.other}
            cx={(column + 0.5) * UNIT}
            cy={(Math.floor(index / columns) + 0.5) * UNIT}
            r={11}
          />
        );
      })}
      <path className={classes.cut} d={`M${left * UNIT} -12V${height + 4}`} />
      <Slider
        at={{ x: left * UNIT, y: -12 }}
        label={t("dotArray.cut")}
        value={left}
        min={0}
        max={columns}
        text={text}
        valueAt={({ x }) => x / UNIT}
        onValue={setLeft}
      />
    </Stage>
  );
}
