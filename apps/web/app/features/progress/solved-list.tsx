import type { SolvedProblem } from "@dripstone/contract/weekly-problem/payloads";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../ui/dates/use-dates.ts";
import classes from "./solved-list.module.css";

const SHOWN_AT_FIRST = 8;

/** The solved problems, newest first. */
export function SolvedList({ solved }: { solved: SolvedProblem[] }) {
  const { t } = useTranslation("progress");
  const { shortCalendarDay } = useDates();
  const [all, setAll] = useState(false);
  const shown = all ? solved : solved.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <table className={classes.list}>
        <thead>
          <tr>
            <th scope="col">{t("list.week")}</th>
            <th scope="col">{t("list.problem")}</th>
            <th scope="col">{t("list.difficulty")}</th>
            <th scope="col" className={classes.number}>
              {t("list.attempts")}
            </th>
            <th scope="col" className={classes.number}>
              {t("list.points")}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ week, title, difficulty, attempts, points }) => (
            <tr key={week}>
              <td className={classes.week}>{shortCalendarDay(week)}</td>
              <th scope="row" className={classes.title}>
                {title}
              </th>
              <td>{t(`difficulty.${difficulty}`)}</td>
              <td className={classes.number} data-label={t("list.attempts")}>
                {attempts}
              </td>
              <td className={classes.number} data-label={t("list.points")}>
                {points}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < solved.length && (
        <button type="button" className={classes.all} onClick={() => setAll(true)}>
          {t("list.all", { count: solved.length })}
        </button>
      )}
    </>
  );
}
