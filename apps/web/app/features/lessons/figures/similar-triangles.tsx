import { useState } from "react";
import { useTranslation } from "react-i18next";
import { decimal } from "./parts/decimal.ts";
import classes from "./parts/figures.module.css";
import { Slider } from "./parts/handle.tsx";
import { Stage } from "./parts/stage.tsx";

const UNIT = 26;
const HEIGHT = 330;

/** A triangle and a copy of it that is made larger: what becomes of its sides, and of its area. */
export default function SimilarTriangles() {
  const { t } = useTranslation("figures");
  const [tenths, setTenths] = useState(10);
  const scale = tenths / 10;
  const [base, height] = [4 * UNIT, 3 * UNIT];
  const values = {
    scale: decimal(scale),
    a: decimal(3 * scale),
    b: decimal(4 * scale),
    c: decimal(5 * scale),
    area: decimal(6 * scale * scale),
  };
  return (
    <Stage
      label={t("similarTriangles.label")}
      how={t("similarTriangles.how")}
      box={[-36, -HEIGHT + 40, 500, HEIGHT]}
      width={32}
      said={t("similarTriangles.said", values)}
    >
      <path className={classes.pale} d={`M0 0H${base * scale}V${-height * scale}Z`} />
      <path className={classes.line} d={`M0 0H${base * scale}V${-height * scale}Z`} />
      <path className={classes.otherLine} strokeDasharray="6 5" d={`M0 0H${base}V${-height}Z`} />
      <text x={(base * scale) / 2} y={22}>
        {values.b}
      </text>
      <text className={classes.start} x={base * scale + 24} y={(-height * scale) / 2 + 5}>
        {values.a}
      </text>
      <text x={(base * scale) / 2 - 18} y={(-height * scale) / 2 - 10}>
        {values.c}
      </text>
      <Slider
        at={{ x: base * scale, y: -height * scale }}
        label={t("similarTriangles.scale")}
        value={tenths}
        min={5}
        max={35}
        text={t("similarTriangles.times", { scale: values.scale })}
        valueAt={({ x, y }) => (10 * (x * base - y * height)) / (base * base + height * height)}
        onValue={setTenths}
      />
    </Stage>
  );
}
