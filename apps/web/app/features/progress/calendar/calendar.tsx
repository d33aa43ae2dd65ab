import type { Progress } from "@dripstone/contract/progress/endpoints";
import { type WeekState, weekStates } from "@dripstone/contract/progress/weeks";
import type { SolvedProblem } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import { Chart } from "../../../ui/charts/chart.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useWeekText } from "./use-week-text.ts";
import { WeekMark } from "./week-mark.tsx";
import classes from "./year-wall.module.css";
import { YearWall } from "./year-wall.tsx";

type CalendarProps = Pick<Progress, "weeks"> & { solved: readonly SolvedProblem[] };

/** The year with what its marks mean. */
export function Calendar({ weeks, solved }: CalendarProps) {
  const { t } = useTranslation("progress");
  const { shortCalendarDay } = useDates();
  const weekText = useWeekText(solved);
  return (
    <Chart
      label={t("wall.heading")}
      columns={[
        { key: "week", head: t("wall.week"), kind: "heading", cell: ({ week }) => shortCalendarDay(week) },
        { key: "what", head: t("wall.what"), cell: ({ week, state }) => weekText(week, state) },
      ]}
      rows={weeks.filter(({ state }) => state !== "before").reverse()}
      keyOf={({ week }) => week}
    >
      <div className={classes.wall}>
        <YearWall weeks={weeks} solved={solved} />
        <ul className={classes.legend}>
          {legendOf(weeks).map((state) => (
            <li key={state}>
              <span aria-hidden="true">
                <WeekMark state={state} title={t(`wall.legend.${state}`)} />
              </span>
              {t(`wall.legend.${state}`)}
            </li>
          ))}
        </ul>
      </div>
    </Chart>
  );
}

/** Only what can be seen needs to be told. */
function legendOf(weeks: Progress["weeks"]) {
  const told = weekStates.filter((state): state is Exclude<WeekState, "before"> => state !== "before");
  return told.filter((state) => weeks.some((week) => week.state === state));
}
