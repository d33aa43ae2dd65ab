import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { Press } from "./parts/press.tsx";
import { type FigureProps, numbersOf } from "./parts/settings.ts";
import { Stage } from "./parts/stage.tsx";
import { Tap } from "./parts/tap.tsx";

/** Wide enough on a phone for a finger on each of twelve parts. */
const WIDTH = 480;
const ROW = 68;
const ABOVE = 24;
const HEIGHT = 40;

/** Bars of one length, each cut into so many parts; the parts that are pressed are shaded from the left. */
export default function FractionBars({ settings }: FigureProps) {
  const { t } = useTranslation("figures");
  const bars = numbersOf(settings, "parts", [2, 3, 4, 6]).filter((parts) => parts >= 1 && parts <= 24);
  const [shaded, setShaded] = useState<readonly number[]>(() => bars.map(() => 0));
  const used = bars.flatMap((parts, bar) => ((shaded[bar] ?? 0) > 0 ? [{ parts, count: shaded[bar] ?? 0 }] : []));
  const byLength = [...used].sort((one, other) => one.count / one.parts - other.count / other.parts);
  const words = byLength.map(({ count, parts }, index) => {
    const before = byLength[index - 1];
    const same = before && before.count * parts === count * before.parts;
    return `${index === 0 ? "" : same ? " = " : " < "}${count}/${parts}`;
  });
  return (
    <Stage
      label={t("fractionBars.label")}
      how={t("fractionBars.how")}
      box={[-2, 0, WIDTH + 4, bars.length * ROW]}
      width={36}
      controls={
        <Press disabled={used.length === 0} onClick={() => setShaded(bars.map(() => 0))}>
          {t("again")}
        </Press>
      }
      said={words.join("") || t("fractionBars.start")}
    >
      {bars.map((parts, bar) => {
        const width = WIDTH / parts;
        const count = shaded[bar] ?? 0;
        return (
          <g key={bar}>
            {Array.from({ length: parts }, (_, part) => (
              <Tap
                key={part}
                label={t("fractionBars.part", { part: part + 1, parts })}
                pressed={part < count}
                // The last of the shaded ones is pressed again to take it away.
                onTap={() =>
                  setShaded(shaded.map((it, at) => (at === bar ? (count === part + 1 ? part : part + 1) : it)))
                }
                x={part * width}
                y={bar * ROW + ABOVE}
              >
                <rect
                  width={width}
                  height={HEIGHT}
                  className={part < count ? classes.full : classes.faint}
                  stroke="var(--line-strong)"
                />
              </Tap>
            ))}
            <text className={classes.start} x={0} y={bar * ROW + ABOVE - 6}>
              {count > 0 ? `${count}/${parts}` : `1/${parts}`}
            </text>
          </g>
        );
      })}
    </Stage>
  );
}
