import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { Slider } from "./parts/handle.tsx";
import { Stage } from "./parts/stage.tsx";

const RADIUS = 44;
const WIDTH = 2 * Math.PI * RADIUS;
const FULL = 360;

/** A wheel that rolls: where a point of its rim goes. */
export default function Cycloid() {
  const { t } = useTranslation("figures");
  const [degrees, setDegrees] = useState(0);
  const rolled = (angle: number) => {
    const turn = (angle * Math.PI) / 180;
    return { x: RADIUS * (turn - Math.sin(turn)), y: -RADIUS * (1 - Math.cos(turn)) };
  };
  const center = (degrees / FULL) * WIDTH;
  const now = rolled(degrees);
  const path = Array.from({ length: Math.floor(degrees / 5) + 1 }, (_, index) => rolled(index * 5));
  return (
    <Stage
      label={t("cycloid.label")}
      how={t("cycloid.how")}
      box={[-RADIUS - 14, -2 * RADIUS - 14, WIDTH + 2 * RADIUS + 28, 2 * RADIUS + 44]}
      width={34}
      said={degrees === 0 ? t("cycloid.start") : t("cycloid.said", { degrees })}
    >
      <path className={classes.edge} d={`M${-RADIUS - 8} 0H${WIDTH + RADIUS + 8}`} />
      <circle className={classes.faint} stroke="var(--line-strong)" cx={center} cy={-RADIUS} r={RADIUS} />
      <path className={classes.thin} d={`M${center} ${-RADIUS}L${now.x} ${now.y}`} />
      <path className={classes.line} d={`M${[...path, now].map(({ x, y }) => `${x} ${y}`).join("L")}`} />
      <circle className={classes.full} cx={now.x} cy={now.y} r={6} />
      <Slider
        at={{ x: center, y: -RADIUS }}
        label={t("cycloid.wheel")}
        value={degrees}
        min={0}
        max={FULL}
        step={5}
        text={`${degrees}°`}
        valueAt={({ x }) => (x / WIDTH) * FULL}
        onValue={setDegrees}
      />
    </Stage>
  );
}
