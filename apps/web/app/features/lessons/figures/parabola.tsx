import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { decimal } from "./parts/decimal.ts";
import classes from "./parts/figures.module.css";
import { Mover, Slider } from "./parts/handle.tsx";
import { drawn, nearest, Plane, planeBox, REACH, UNIT } from "./parts/plane.tsx";
import { Stage } from "./parts/stage.tsx";

const SAMPLES = 120;

/** y = a(x − h)² + k: its vertex and its stretch are moved. */
export default function Parabola() {
  const { t } = useTranslation("figures");
  const clip = useId();
  const [vertex, setVertex] = useState({ x: 0, y: 0 });
  const [stretch, setStretch] = useState(1);
  const at = (x: number) => stretch * (x - vertex.x) ** 2 + vertex.y;
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const x = -REACH + (2 * REACH * index) / SAMPLES;
    return drawn({ x, y: at(x) });
  });
  const handle = drawn({ x: vertex.x + 1, y: at(vertex.x + 1) });
  const zeros = zerosOf(stretch, vertex);
  return (
    <Stage
      label={t("parabola.label")}
      how={t("parabola.how")}
      box={planeBox}
      width={26}
      said={
        <>
          <p>{equation(stretch, vertex)}</p>
          <p>
            {zeros.length === 0
              ? t("parabola.none")
              : t(zeros.length === 1 ? "parabola.one" : "parabola.two", { zeros: zeros.map(decimal).join(t("and")) })}
          </p>
        </>
      }
    >
      <clipPath id={clip}>
        <rect x={-REACH * UNIT} y={-REACH * UNIT} width={2 * REACH * UNIT} height={2 * REACH * UNIT} />
      </clipPath>
      <Plane />
      <path
        className={classes.line}
        clipPath={`url(#${clip})`}
        d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`}
      />
      {zeros.map((x) => (
        <circle key={x} className={classes.dot} cx={x * UNIT} cy={0} r={5} />
      ))}
      <Slider
        at={{ x: handle.x, y: Math.max(-REACH * UNIT, Math.min(REACH * UNIT, handle.y)) }}
        label={t("parabola.stretch")}
        value={stretch}
        min={-3}
        max={3}
        step={0.5}
        text={decimal(stretch)}
        valueAt={({ y }) => -y / UNIT - vertex.y || stretch}
        onValue={(value) => setStretch(value === 0 ? -stretch / Math.abs(stretch) / 2 : value)}
      />
      <Mover
        at={drawn(vertex)}
        label={t("parabola.vertex")}
        text={`(${vertex.x}, ${vertex.y})`}
        step={UNIT}
        onMove={(to) => setVertex(nearest(to))}
      />
    </Stage>
  );
}

function equation(a: number, { x, y }: { x: number; y: number }): string {
  const factor = a === 1 ? "" : a === -1 ? "−" : decimal(a);
  const square = x === 0 ? "x²" : `(x ${x < 0 ? "+" : "−"} ${Math.abs(x)})²`;
  return `y = ${factor}${square}${y === 0 ? "" : ` ${y < 0 ? "−" : "+"} ${Math.abs(y)}`}`;
}

function zerosOf(a: number, { x, y }: { x: number; y: number }): number[] {
  const square = -y / a;
  if (square < 0) return [];
  return square === 0 ? [x] : [x - Math.sqrt(square), x + Math.sqrt(square)];
}
