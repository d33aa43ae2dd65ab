import { useState } from "react";
import { useTranslation } from "react-i18next";
import { decimal } from "./parts/decimal.ts";
import classes from "./parts/figures.module.css";
import { Mover, type Point } from "./parts/handle.tsx";
import { Press } from "./parts/press.tsx";
import { clamp, type FigureProps, numberOf } from "./parts/settings.ts";
import { Stage } from "./parts/stage.tsx";

const UNIT = 52;
const CORNERS_MAX = 7;

/** A rubber band around pegs: its corners are moved, and its area is told when one asks. */
export default function Geoboard({ settings }: FigureProps) {
  const { t } = useTranslation("figures");
  const size = numberOf(settings, "size", 6, 3, 10);
  const [corners, setCorners] = useState<readonly Point[]>([
    { x: 1, y: 1 },
    { x: size - 2, y: 1 },
    { x: 1, y: size - 2 },
  ]);
  const [shown, setShown] = useState(false);
  const side = (size - 1) * UNIT;
  const [first, last] = [corners[0], corners.at(-1)];

  function change(next: readonly Point[]): void {
    setCorners(next);
    setShown(false);
  }

  function add(): void {
    if (!first || !last) return;
    const middle = { x: Math.round((first.x + last.x) / 2), y: Math.round((first.y + last.y) / 2) };
    change([...corners, middle]);
  }

  return (
    <Stage
      label={t("geoboard.label", { size })}
      how={t("geoboard.how")}
      box={[-26, -26, side + 52, side + 52]}
      width={24}
      controls={
        <>
          <Press disabled={corners.length >= CORNERS_MAX} onClick={add}>
            {t("geoboard.add")}
          </Press>
          <Press disabled={corners.length <= 3} onClick={() => change(corners.slice(0, -1))}>
            {t("geoboard.remove")}
          </Press>
          <Press aria-pressed={shown} onClick={() => setShown(!shown)}>
            {t("geoboard.show")}
          </Press>
        </>
      }
      said={shown ? t("geoboard.area", { area: decimal(areaOf(corners)) }) : t("geoboard.guess")}
    >
      {Array.from({ length: size * size }, (_, index) => (
        <circle
          key={index}
          className={classes.dot}
          cx={(index % size) * UNIT}
          cy={Math.floor(index / size) * UNIT}
          r={3.5}
          opacity={0.45}
        />
      ))}
      <polygon
        className={classes.pale}
        stroke="var(--hue)"
        strokeWidth={3}
        strokeLinejoin="round"
        fillOpacity={0.7}
        points={corners.map(({ x, y }) => `${x * UNIT},${y * UNIT}`).join(" ")}
      />
      {corners.map(({ x, y }, index) => (
        <Mover
          key={index}
          at={{ x: x * UNIT, y: y * UNIT }}
          label={t("geoboard.corner", { number: index + 1 })}
          text={t("geoboard.place", { column: x + 1, row: size - y })}
          step={UNIT}
          onMove={(point) =>
            change(
              corners.map((it, place) => (place === index ? { x: snap(point.x, size), y: snap(point.y, size) } : it)),
            )
          }
        />
      ))}
    </Stage>
  );
}

const snap = (value: number, size: number) => clamp(Math.round(value / UNIT), 0, size - 1);

/** By the shoelace formula. */
function areaOf(corners: readonly Point[]): number {
  const twice = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x: 0, y: 0 };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}
