import { paths } from "@dripstone/contract/paths";
import type { SolvedProblem } from "@dripstone/contract/weekly-problem/payloads";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../ui/dates/use-dates.ts";
import type { Column } from "../../ui/list/column.ts";
import { DataTable } from "../../ui/list/data-table.tsx";
import classes from "./solved-list.module.css";

const SHOWN_AT_FIRST = 8;

/** The solved problems, newest first, each leading to its page. */
export function SolvedList({ solved }: { solved: SolvedProblem[] }) {
  const { t } = useTranslation("progress");
  const { shortCalendarDay } = useDates();
  const [all, setAll] = useState(false);
  const shown = all ? solved : solved.slice(0, SHOWN_AT_FIRST);
  const pageOf = ({ archived, week }: SolvedProblem) => (archived ? paths.archivedProblem(week) : paths.weeklyProblem);
  const columns: Column<SolvedProblem>[] = [
    { key: "week", head: t("list.week"), kind: "aside", cell: ({ week }) => shortCalendarDay(week) },
    {
      key: "title",
      head: t("list.problem"),
      kind: "heading",
      cell: (problem) => <Link to={pageOf(problem)}>{problem.title}</Link>,
    },
    { key: "difficulty", head: t("list.difficulty"), cell: ({ difficulty }) => t(`difficulty.${difficulty}`) },
    { key: "attempts", head: t("list.attempts"), kind: "number", labelled: true, cell: ({ attempts }) => attempts },
    { key: "points", head: t("list.points"), kind: "number", labelled: true, cell: ({ points }) => points },
  ];
  return (
    <>
      <DataTable columns={columns} rows={shown} keyOf={({ week }) => week} />
      {shown.length < solved.length && (
        <button type="button" className={classes.all} onClick={() => setAll(true)}>
          {t("list.all", { count: solved.length })}
        </button>
      )}
    </>
  );
}
