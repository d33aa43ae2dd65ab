import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { Slider } from "./parts/handle.tsx";
import { Stage } from "./parts/stage.tsx";

const RADIUS = 130;
const FULL = 360;

/** Two points on a circle, seen from its center and from a third point of its rim. */
export default function CircleAngle() {
  const { t } = useTranslation("figures");
  const [angles, setAngles] = useState<Record<Name, number>>({ A: 210, B: 330, P: 90 });
  const at = (name: Name) => ({
    x: Math.cos((angles[name] * Math.PI) / 180) * RADIUS,
    y: -Math.sin((angles[name] * Math.PI) / 180) * RADIUS,
  });
  const [a, b, p] = [at("A"), at("B"), at("P")];
  const arc = (angles.B - angles.A + FULL) % FULL;
  // The arc from A to B on which P does not lie.
  const isWithin = (angles.P - angles.A + FULL) % FULL < arc;
  const center = isWithin ? FULL - arc : arc;
  return (
    <Stage
      label={t("circleAngle.label")}
      how={t("circleAngle.how")}
      box={[-RADIUS - 34, -RADIUS - 34, 2 * RADIUS + 68, 2 * RADIUS + 68]}
      width={24}
      said={t("circleAngle.said", { center, rim: center / 2 })}
    >
      <circle className={classes.bare} stroke="var(--line-strong)" strokeWidth={2} r={RADIUS} />
      <path className={classes.otherLine} d={`M${a.x} ${a.y}L0 0L${b.x} ${b.y}`} />
      <path className={classes.line} d={`M${a.x} ${a.y}L${p.x} ${p.y}L${b.x} ${b.y}`} />
      <circle className={classes.dot} r={4} />
      {names.map((name) => {
        const { x, y } = at(name);
        return (
          <g key={name}>
            <Slider
              at={{ x, y }}
              label={t("circleAngle.point", { name })}
              value={angles[name]}
              min={0}
              max={FULL - 5}
              step={5}
              text={`${angles[name]}°`}
              valueAt={(point) => ((Math.atan2(-point.y, point.x) * 180) / Math.PI + FULL) % FULL}
              onValue={(value) => setAngles({ ...angles, [name]: value })}
            />
            <text x={x * 1.19} y={y * 1.19 + 5}>
              {name}
            </text>
          </g>
        );
      })}
    </Stage>
  );
}

const names = ["A", "B", "P"] as const;

type Name = (typeof names)[number];
