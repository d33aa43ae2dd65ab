import type { Progress } from "@dripstone/contract/progress/endpoints";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { growthOf, type Level, ticksOf } from "./growth.ts";
import classes from "./points-picture.module.css";

const WIDTH = 600;
const HEIGHT = 200;

/** The points of a year, rising like water: one level for each week. */
export function PointsPicture({ progress }: { progress: Progress }) {
  const { t } = useTranslation("progress");
  const { shortMonth, shortCalendarDay } = useDates();
  const levels = growthOf(progress);
  const [first, last] = [levels[0], levels.at(-1)];
  if (!first || !last) return null;
  const ticks = ticksOf(last.total);
  const top = ticks.at(-1) ?? 1;
  const summary = { before: first.total, now: last.total, date: shortCalendarDay(first.week) };
  return (
    <div className={classes.picture} role="img" aria-label={t("growth.summary", summary)}>
      <div className={classes.scale}>
        {ticks.map((tick) => (
          <span key={tick} style={{ insetBlockEnd: `${(100 * tick) / top}%` }}>
            {tick}
          </span>
        ))}
      </div>
      {/* Stretched to its place; lines keep their width, and words stand outside of it. */}
      <svg className={classes.plot} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {ticks.map((tick) => (
          <path key={tick} className={classes.tick} d={`M0 ${heightOf(tick, top)}H${WIDTH}`} />
        ))}
        <path className={classes.water} d={`${lineOf(levels, top)}V${HEIGHT}H0Z`} />
        <path className={classes.surface} d={lineOf(levels, top)} />
      </svg>
      <div className={classes.months}>
        {[first, last].map(({ week }) => (
          <span key={week}>{shortMonth(week)}</span>
        ))}
      </div>
    </div>
  );
}

function lineOf(levels: readonly Level[], top: number): string {
  const step = WIDTH / (levels.length - 1);
  const places = levels.map(({ total }, index) => `${(index * step).toFixed(1)} ${heightOf(total, top).toFixed(1)}`);
  return `M${places.join("L")}`;
}

/** From the top down; the highest line stays whole. */
const heightOf = (points: number, top: number) => HEIGHT - 2 - ((HEIGHT - 4) * points) / top;
