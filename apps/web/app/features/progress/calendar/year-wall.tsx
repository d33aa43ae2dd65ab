import type { Progress } from "@dripstone/contract/progress/endpoints";
import type { SolvedProblem } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useWeekText } from "./use-week-text.ts";
import { WeekMark } from "./week-mark.tsx";
import classes from "./year-wall.module.css";

const WEEKS_PER_ROW = 13;

type YearWallProps = Pick<Progress, "weeks"> & { solved: readonly SolvedProblem[] };

/** A year of weeks, a quarter in each row: a drop for each solved problem. */
export function YearWall({ weeks, solved }: YearWallProps) {
  const { t } = useTranslation("progress");
  const { calendarDay, shortMonth } = useDates();
  const weekText = useWeekText(solved);
  const difficultyOf = new Map(solved.map(({ week, difficulty }) => [week, difficulty]));
  const rows = Array.from({ length: weeks.length / WEEKS_PER_ROW }, (_, row) =>
    weeks.slice(row * WEEKS_PER_ROW, (row + 1) * WEEKS_PER_ROW),
  );
  const count = weeks.filter(({ state }) => state === "solved").length;
  return (
    <div className={classes.rows} role="img" aria-label={t("wall.summary", { count, weeks: weeks.length })}>
      {rows.map((row) => (
        <div key={row[0]?.week} className={classes.row}>
          <span className={classes.month}>{shortMonth(row[0]?.week ?? "")}</span>
          {row.map(({ week, state }) => (
            <WeekMark
              key={week}
              state={state}
              difficulty={difficultyOf.get(week)}
              title={t("wall.told", { date: calendarDay(week), what: weekText(week, state) })}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
