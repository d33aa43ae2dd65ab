import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { Press } from "./parts/press.tsx";
import { type FigureProps, numberOf } from "./parts/settings.ts";
import { Stage } from "./parts/stage.tsx";
import { Tap } from "./parts/tap.tsx";

const COLUMNS = 10;
const CELL = 40;

/** A number that is pressed stays, and its multiples go. */
export default function Sieve({ settings }: FigureProps) {
  const { t } = useTranslation("figures");
  const last = numberOf(settings, "last", 60, 10, 120);
  const [pressed, setPressed] = useState<readonly number[]>([]);
  const numbers = Array.from({ length: last - 1 }, (_, index) => index + 2);
  const isGone = (number: number) => pressed.some((it) => number > it && number % it === 0);
  const left = numbers.filter((number) => !isGone(number)).length;
  return (
    <Stage
      label={t("sieve.label", { last })}
      how={t("sieve.how")}
      box={[0, 0, COLUMNS * CELL, Math.ceil(last / COLUMNS) * CELL]}
      width={28}
      controls={
        <Press disabled={pressed.length === 0} onClick={() => setPressed([])}>
          {t("again")}
        </Press>
      }
      said={pressed.length > 0 ? t("sieve.said", { number: pressed.at(-1), count: left }) : t("sieve.start")}
    >
      {numbers.map((number) => {
        const gone = isGone(number);
        const isPressed = pressed.includes(number);
        return (
          <Tap
            key={number}
            label={t(gone ? "sieve.gone" : "sieve.number", { number })}
            pressed={isPressed}
            disabled={gone || isPressed}
            onTap={() => setPressed([...pressed, number])}
            x={((number - 1) % COLUMNS) * CELL}
            y={Math.floor((number - 1) / COLUMNS) * CELL}
          >
            <rect
              x={2}
              y={2}
              width={CELL - 4}
              height={CELL - 4}
              rx={5}
              className={isPressed ? classes.full : gone ? classes.bare : classes.pale}
            />
            <text
              x={CELL / 2}
              y={CELL / 2 + 5}
              className={isPressed ? classes.light : gone ? classes.small : undefined}
              opacity={gone ? 0.7 : undefined}
            >
              {number}
            </text>
          </Tap>
        );
      })}
    </Stage>
  );
}
