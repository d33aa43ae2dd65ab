import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { type FigureProps, numberOf } from "./parts/settings.ts";
import { Stage } from "./parts/stage.tsx";
import { Tap } from "./parts/tap.tsx";

const UNIT = 64;

/** Lamps worth 1, 2, 4, …: what shines is added up. */
export default function BinaryWall({ settings }: FigureProps) {
  const { t } = useTranslation("figures");
  const bits = numberOf(settings, "bits", 5, 2, 8);
  const [lit, setLit] = useState<ReadonlySet<number>>(new Set());
  const worths = Array.from({ length: bits }, (_, index) => 2 ** (bits - 1 - index));
  const shining = worths.filter((worth) => lit.has(worth));
  const sum = shining.reduce((total, worth) => total + worth, 0);

  function turn(worth: number): void {
    setLit((before) => {
      const after = new Set(before);
      if (!after.delete(worth)) after.add(worth);
      return after;
    });
  }

  return (
    <Stage
      label={t("binaryWall.label", { count: bits })}
      how={t("binaryWall.how")}
      box={[0, 0, bits * UNIT, 112]}
      width={bits * 4}
      said={shining.length > 1 ? `${shining.join(" + ")} = ${sum}` : String(sum)}
    >
      {worths.map((worth, index) => (
        <Tap
          key={worth}
          label={t("binaryWall.lamp", { worth })}
          pressed={lit.has(worth)}
          onTap={() => turn(worth)}
          x={index * UNIT + UNIT / 2}
          y={42}
        >
          <circle r={25} className={lit.has(worth) ? classes.other : classes.empty} stroke="var(--line-strong)" />
          <text y={7} className={classes.large}>
            {lit.has(worth) ? 1 : 0}
          </text>
          <text y={56} className={classes.small}>
            {worth}
          </text>
        </Tap>
      ))}
    </Stage>
  );
}
