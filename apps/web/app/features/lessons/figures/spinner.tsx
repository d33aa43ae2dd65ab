import { useState } from "react";
import { useTranslation } from "react-i18next";
import { decimal } from "./parts/decimal.ts";
import classes from "./parts/figures.module.css";
import { Press } from "./parts/press.tsx";
import { type FigureProps, numbersOf } from "./parts/settings.ts";
import { Stage } from "./parts/stage.tsx";

const RADIUS = 120;
const TURN = 2 * Math.PI;

/** A spinner with a prize in each of its parts: what comes out on average. */
export default function Spinner({ settings }: FigureProps) {
  const { t } = useTranslation("figures");
  const parts = numbersOf(settings, "parts", [1, 2, 3]);
  const prizes = numbersOf(settings, "prizes", [6, 3, 0]);
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const [spins, setSpins] = useState<{ count: number; sum: number; angle: number; prize: number } | null>(null);

  function spin(times: number): void {
    let { count, sum, angle, prize } = spins ?? { count: 0, sum: 0, angle: 0, prize: 0 };
    for (let time = 0; time < times; time += 1) {
      angle = Math.random();
      let place = 0;
      for (let rest = angle * whole - (parts[0] ?? 0); rest >= 0 && place < parts.length - 1; rest -= parts[place] ?? 0)
        place += 1;
      prize = prizes[place] ?? 0;
      sum += prize;
      count += 1;
    }
    setSpins({ count, sum, angle, prize });
  }

  let from = 0;
  return (
    <Stage
      label={t("spinner.label")}
      how={t("spinner.how")}
      box={[-RADIUS - 6, -RADIUS - 6, 2 * RADIUS + 12, 2 * RADIUS + 12]}
      width={18}
      controls={
        <>
          {[1, 10, 100].map((times) => (
            <Press key={times} onClick={() => spin(times)}>
              {t("spinner.spin", { count: times })}
            </Press>
          ))}
          <Press disabled={!spins} onClick={() => setSpins(null)}>
            {t("again")}
          </Press>
        </>
      }
      said={
        spins
          ? t("spinner.said", { prize: spins.prize, count: spins.count, mean: decimal(spins.sum / spins.count) })
          : t("spinner.start")
      }
    >
      {parts.map((part, index) => {
        const [begin, end] = [from / whole, (from + part) / whole];
        from += part;
        const middle = (begin + end) / 2;
        return (
          <g key={index}>
            <path
              className={shades[index % shades.length]}
              stroke="var(--surface)"
              strokeWidth={2}
              d={`M0 0L${rim(begin)}A${RADIUS} ${RADIUS} 0 ${end - begin > 0.5 ? 1 : 0} 1 ${rim(end)}Z`}
            />
            <text
              className={index % shades.length === 0 ? classes.light : undefined}
              x={Math.sin(middle * TURN) * 78}
              y={6 - Math.cos(middle * TURN) * 78}
            >
              {prizes[index] ?? 0}
            </text>
          </g>
        );
      })}
      <g transform={`rotate(${(spins?.angle ?? 0) * 360})`}>
        <path className={classes.dot} d="M-6 12L0 -104L6 12Z" stroke="var(--surface)" strokeWidth={2} />
      </g>
      <circle className={classes.dot} r={9} stroke="var(--surface)" strokeWidth={2} />
    </Stage>
  );
}

const shades = [classes.full, classes.pale, classes.other, classes.otherPale, classes.faint];

/** A point of the rim, a share of a turn clockwise from the top. */
const rim = (share: number) => `${Math.sin(share * TURN) * RADIUS} ${-Math.cos(share * TURN) * RADIUS}`;
