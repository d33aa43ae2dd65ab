import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { Press } from "./parts/press.tsx";
import { Stage } from "./parts/stage.tsx";
import { Stepper } from "./parts/stepper.tsx";

type Order = { kind: "forward" | "turn"; by: number };

const HALF = 150;
const ORDERS_MAX = 60;

/** A turtle that draws as it walks, and hears two orders: forward, and turn. */
export default function TurtleField() {
  const { t } = useTranslation("figures");
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const [length, setLength] = useState(60);
  const [angle, setAngle] = useState(90);
  const { points, heading, x, y } = walk(orders);
  const give = (order: Order) => setOrders([...orders, order]);
  const isFull = orders.length >= ORDERS_MAX;
  return (
    <Stage
      label={t("turtleField.label")}
      how={t("turtleField.how")}
      box={[-HALF, -HALF, 2 * HALF, 2 * HALF]}
      width={22}
      controls={
        <>
          <Stepper label={t("turtleField.length")} value={length} min={10} max={120} step={10} onValue={setLength} />
          <Press disabled={isFull} onClick={() => give({ kind: "forward", by: length })}>
            {t("turtleField.forward")}
          </Press>
          <Stepper label={t("turtleField.angle")} value={angle} min={15} max={180} step={15} onValue={setAngle} />
          <Press disabled={isFull} onClick={() => give({ kind: "turn", by: -angle })}>
            {t("turtleField.left")}
          </Press>
          <Press disabled={isFull} onClick={() => give({ kind: "turn", by: angle })}>
            {t("turtleField.right")}
          </Press>
          <Press disabled={orders.length === 0} onClick={() => setOrders(orders.slice(0, -1))}>
            {t("undo")}
          </Press>
          <Press disabled={orders.length === 0} onClick={() => setOrders([])}>
            {t("again")}
          </Press>
        </>
      }
      said={t("turtleField.said", {
        count: orders.length,
        x: Math.round(x),
        y: Math.round(-y),
        heading: ((heading % 360) + 360) % 360,
      })}
    >
      <rect
        className={classes.bare}
        stroke="var(--line)"
        x={-HALF}
        y={-HALF}
        width={2 * HALF}
        height={2 * HALF}
        rx={6}
      />
      <polyline className={classes.line} points={points.map((point) => `${point.x},${point.y}`).join(" ")} />
      <g transform={`translate(${x} ${y}) rotate(${heading})`}>
        <path className={classes.other} stroke="var(--ink)" strokeWidth={1.5} d="M0 -13L10 10L0 5L-10 10Z" />
      </g>
    </Stage>
  );
}

/** It begins in the middle and looks up; degrees go clockwise. */
function walk(orders: readonly Order[]) {
  let [x, y, heading] = [0, 0, 0];
  const points = [{ x, y }];
  for (const { kind, by } of orders) {
    if (kind === "turn") heading += by;
    else {
      x += Math.sin((heading * Math.PI) / 180) * by;
      y -= Math.cos((heading * Math.PI) / 180) * by;
      points.push({ x, y });
    }
  }
  return { points, heading, x, y };
}
