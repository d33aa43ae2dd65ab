import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { Press } from "./parts/press.tsx";
import { type FigureProps, textOf } from "./parts/settings.ts";
import { Stage } from "./parts/stage.tsx";

/** `boxes` times x, and `weights`. */
type Side = { boxes: number; weights: number };

const ROW = 5;

/** An equation on a scale: whatever is done to both sides leaves it level. */
export default function Balance({ settings }: FigureProps) {
  const { t } = useTranslation("figures");
  const [sides, setSides] = useState<readonly [Side, Side]>(() => [
    parse(textOf(settings, "left", "2x+3")),
    parse(textOf(settings, "right", "11")),
  ]);
  const [past, setPast] = useState<readonly (readonly [Side, Side])[]>([]);
  const [left, right] = sides;

  function act(change: (side: Side) => Side): void {
    setPast([...past, sides]);
    setSides([change(left), change(right)]);
  }
  const divisors = [2, 3, 4, 5].filter((by) => sides.every((it) => it.boxes % by === 0 && it.weights % by === 0));
  const isSolved = left.boxes + right.boxes === 1 && (left.boxes === 1 ? left.weights : right.weights) === 0;
  const equation = `${said(left)} = ${said(right)}`;
  return (
    <Stage
      label={t("balance.label")}
      how={t("balance.how")}
      box={[0, 0, 480, 210]}
      width={34}
      controls={
        <>
          <Press
            disabled={left.weights < 1 || right.weights < 1}
            onClick={() => act((it) => ({ ...it, weights: it.weights - 1 }))}
          >
            {t("balance.take")}
          </Press>
          <Press
            disabled={left.boxes < 1 || right.boxes < 1}
            onClick={() => act((it) => ({ ...it, boxes: it.boxes - 1 }))}
          >
            {t("balance.takeBox")}
          </Press>
          <Press onClick={() => act((it) => ({ ...it, weights: it.weights + 1 }))}>{t("balance.add")}</Press>
          {divisors.map((by) => (
            <Press key={by} onClick={() => act((it) => ({ boxes: it.boxes / by, weights: it.weights / by }))}>
              {t("balance.divide", { divisor: by })}
            </Press>
          ))}
          <Press
            disabled={past.length === 0}
            onClick={() => {
              setSides(past.at(-1) ?? sides);
              setPast(past.slice(0, -1));
            }}
          >
            {t("undo")}
          </Press>
        </>
      }
      said={
        <>
          <p>{equation}</p>
          {isSolved && past.length > 0 && <p>{t("balance.solved")}</p>}
        </>
      }
    >
      <path className={classes.edge} d="M240 118v70M190 190h100M60 118h360M60 118v-8M420 118v-8" />
      <circle className={classes.dot} cx={240} cy={118} r={6} />
      {sides.map((side, index) => (
        <g key={index} transform={`translate(${index === 0 ? 20 : 290} 108)`}>
          <path className={classes.edge} d="M0 0h170" />
          {Array.from({ length: Math.max(0, side.boxes) }, (_, box) => (
            <g key={`box ${box}`} transform={`translate(${2 + (box % 3) * 30} ${-30 - Math.floor(box / 3) * 30})`}>
              <rect width={28} height={28} rx={3} className={classes.full} />
              <text className={classes.light} x={14} y={19} fontStyle="italic">
                x
              </text>
            </g>
          ))}
          {Array.from({ length: Math.max(0, side.weights) }, (_, weight) => (
            <circle
              key={`weight ${weight}`}
              className={classes.other}
              cx={103 + (weight % ROW) * 15}
              cy={-8 - Math.floor(weight / ROW) * 15}
              r={6.5}
            />
          ))}
        </g>
      ))}
    </Stage>
  );
}

/** Reads `2x+3`; a side with less than nothing on it cannot be laid on a scale, but it can be written. */
function parse(text: string): Side {
  const side = { boxes: 0, weights: 0 };
  for (const [, sign = "", number = "", letter] of text.replace(/\s/g, "").matchAll(/([+−-]?)(\d*)(x?)/g)) {
    if (!number && !letter) continue;
    const value = (sign === "" || sign === "+" ? 1 : -1) * (number === "" ? 1 : Number(number));
    if (letter) side.boxes += value;
    else side.weights += value;
  }
  return side;
}

function said({ boxes, weights }: Side): string {
  const box = boxes === 0 ? "" : `${boxes === 1 ? "" : boxes === -1 ? "−" : boxes}x`;
  if (box === "") return String(weights);
  return weights === 0 ? box : `${box} ${weights < 0 ? "−" : "+"} ${Math.abs(weights)}`;
}
