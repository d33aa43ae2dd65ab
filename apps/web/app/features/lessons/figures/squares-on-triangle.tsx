import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { Slider } from "./parts/handle.tsx";
import { Stage } from "./parts/stage.tsx";

const UNIT = 17;
const LEG_MAX = 8;
const ORIGIN = { x: 9 * UNIT, y: 16 * UNIT };

/** Squares on the sides of a right triangle whose legs are moved. */
export default function SquaresOnTriangle() {
  const { t } = useTranslation("figures");
  const [across, setAcross] = useState(4);
  const [up, setUp] = useState(3);
  const [a, b] = [across * UNIT, up * UNIT];
  const long = across * across + up * up;
  const values = { a: across * across, b: up * up, c: long };
  return (
    <Stage
      label={t("squaresOnTriangle.label")}
      how={t("squaresOnTriangle.how")}
      box={[0, 0, 26 * UNIT, 25 * UNIT]}
      width={28}
      said={t("squaresOnTriangle.said", values)}
    >
      <g transform={`translate(${ORIGIN.x} ${ORIGIN.y})`}>
        <rect className={classes.pale} x={0} y={0} width={a} height={a} />
        <rect className={classes.otherPale} x={-b} y={-b} width={b} height={b} />
        <path
          className={classes.faint}
          stroke="var(--line-strong)"
          d={`M${a} 0L0 ${-b}L${b} ${-b - a}L${a + b} ${-a}Z`}
        />
        <path className={classes.full} d={`M0 0H${a}L0 ${-b}Z`} />
        <text x={a / 2} y={a / 2 + 6}>
          {values.a}
        </text>
        <text x={-b / 2} y={6 - b / 2}>
          {values.b}
        </text>
        <text x={(a + b) / 2} y={6 - (a + b) / 2}>
          {values.c}
        </text>
        <Slider
          at={{ x: a, y: 0 }}
          label={t("squaresOnTriangle.across")}
          value={across}
          min={1}
          max={LEG_MAX}
          text={String(across)}
          valueAt={({ x }) => (x - ORIGIN.x) / UNIT}
          onValue={setAcross}
        />
        <Slider
          at={{ x: 0, y: -b }}
          label={t("squaresOnTriangle.up")}
          value={up}
          min={1}
          max={LEG_MAX}
          text={String(up)}
          valueAt={({ y }) => (ORIGIN.y - y) / UNIT}
          onValue={setUp}
        />
      </g>
    </Stage>
  );
}
