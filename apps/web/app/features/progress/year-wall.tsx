import type { SolvedProblem } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../ui/dates/use-dates.ts";
import { weeksUntil } from "./weeks.ts";
import classes from "./year-wall.module.css";

const WEEKS = 52;
const WEEKS_PER_ROW = 13;

/** A year of weeks, a quarter in each row: a drop for each solved problem. The list below says the same in words. */
export function YearWall({ solved, currentWeek }: { solved: SolvedProblem[]; currentWeek: string }) {
  const { t } = useTranslation("progress");
  const { calendarDay, shortMonth } = useDates();
  const weeks = weeksUntil(currentWeek, WEEKS);
  const byWeek = new Map(solved.map((problem) => [problem.week, problem]));
  const rows = Array.from({ length: WEEKS / WEEKS_PER_ROW }, (_, row) =>
    weeks.slice(row * WEEKS_PER_ROW, (row + 1) * WEEKS_PER_ROW),
  );
  const count = weeks.filter((week) => byWeek.has(week)).length;

  const tell = (week: string) => {
    const date = calendarDay(week);
    const problem = byWeek.get(week);
    if (problem) return t("wall.solved", { date, title: problem.title, points: problem.points });
    return t(week === currentWeek ? "wall.open" : "wall.unsolved", { date });
  };

  return (
    <figure className={classes.wall}>
      <div className={classes.rows} role="img" aria-label={t("wall.summary", { count, weeks: WEEKS })}>
        {rows.map((row) => (
          <div key={row[0]} className={classes.row}>
            <span className={classes.month}>{shortMonth(row[0] ?? currentWeek)}</span>
            {row.map((week) => (
              <svg
                key={week}
                className={classes.week}
                viewBox="0 0 24 28"
                data-difficulty={byWeek.get(week)?.difficulty}
                data-open={week === currentWeek ? "" : undefined}
              >
                <title>{tell(week)}</title>
                {byWeek.has(week) ? (
                  <path d="M12 2c5 6.8 8 11 8 15.5a8 8 0 0 1-16 0C4 13 7 8.8 12 2Z" />
                ) : (
                  <circle cx="12" cy="17" r={week === currentWeek ? 7 : 3} />
                )}
              </svg>
            ))}
          </div>
        ))}
      </div>
      <figcaption className={classes.legend}>{t("wall.legend")}</figcaption>
    </figure>
  );
}
