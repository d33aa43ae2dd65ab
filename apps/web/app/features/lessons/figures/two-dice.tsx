import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { Press } from "./parts/press.tsx";
import { Stage } from "./parts/stage.tsx";

const FACES = 6;
const SUMS = Array.from({ length: 2 * FACES - 1 }, (_, index) => index + 2);
const WIDTH = 46;
const HEIGHT = 170;

/** Two dice, thrown as often as one likes: how often each sum came. */
export default function TwoDice() {
  const { t } = useTranslation("figures");
  const [counts, setCounts] = useState<readonly number[]>(() => SUMS.map(() => 0));
  const [last, setLast] = useState<readonly [number, number] | null>(null);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(1, ...counts);

  function roll(times: number): void {
    const next = [...counts];
    let dice: [number, number] = [1, 1];
    for (let time = 0; time < times; time += 1) {
      dice = [face(), face()];
      const place = dice[0] + dice[1] - 2;
      next[place] = (next[place] ?? 0) + 1;
    }
    setCounts(next);
    setLast(dice);
  }

  return (
    <Stage
      label={t("twoDice.label")}
      how={t("twoDice.how")}
      box={[0, 0, SUMS.length * WIDTH, HEIGHT + 56]}
      width={36}
      controls={
        <>
          {[1, 10, 100].map((times) => (
            <Press key={times} onClick={() => roll(times)}>
              {t("twoDice.roll", { count: times })}
            </Press>
          ))}
          <Press
            disabled={all === 0}
            onClick={() => {
              setCounts(SUMS.map(() => 0));
              setLast(null);
            }}
          >
            {t("again")}
          </Press>
        </>
      }
      said={
        last
          ? t("twoDice.said", { one: last[0], other: last[1], sum: last[0] + last[1], count: all })
          : t("twoDice.start")
      }
    >
      {SUMS.map((sum, index) => {
        const count = counts[index] ?? 0;
        const height = (count / most) * HEIGHT;
        return (
          <g key={sum} transform={`translate(${index * WIDTH} 0)`}>
            <rect
              className={last && last[0] + last[1] === sum ? classes.other : classes.full}
              x={6}
              y={HEIGHT + 22 - height}
              width={WIDTH - 12}
              height={height}
            />
            {count > 0 && (
              <text className={classes.small} x={WIDTH / 2} y={HEIGHT + 16 - height}>
                {count}
              </text>
            )}
            <text x={WIDTH / 2} y={HEIGHT + 46}>
              {sum}
            </text>
          </g>
        );
      })}
      <path className={classes.edge} d={`M0 ${HEIGHT + 23}H${SUMS.length * WIDTH}`} />
    </Stage>
  );
}

const face = () => 1 + Math.floor(Math.random() * FACES);
