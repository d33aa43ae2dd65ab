import { paths } from "@dripstone/contract/paths";
import type { OwnSitting } from "@dripstone/contract/practice-tests/payloads";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../../ui/dates/use-dates.ts";
import type { Column } from "../../../ui/list/column.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import classes from "./sitting-table.module.css";

type SittingTableProps = {
  sittings: readonly OwnSitting[];
  /** The one that the page is about. */
  current?: string;
};

/** Somebody's sittings: when, what came out, and whether the solutions were known. */
export function SittingTable({ sittings, current }: SittingTableProps) {
  const { t } = useTranslation("practice-tests");
  const { dayHere } = useDates();
  const columns: Column<OwnSitting>[] = [
    {
      key: "test",
      head: t("history.test"),
      kind: "heading",
      cell: ({ id, paper, title, number, score }) => (
        <span className={classes.test}>
          {id === current ? title : <Link to={paths.sitting(paper, id)}>{title}</Link>}
          <span className={classes.number}>
            {t("history.number", { number })}
            {number > 1 && <span className={classes.repeat}>{t("history.repeat")}</span>}
            {id === current && <strong>{t("result.earlier.this")}</strong>}
            {!score && <strong>{t("history.running")}</strong>}
          </span>
        </span>
      ),
    },
    { key: "when", head: t("history.when"), cell: ({ startedAt }) => dayHere(startedAt) },
    {
      key: "counts",
      head: t("history.counts"),
      labelled: true,
      cell: ({ score }) => score && `${score.right} / ${score.wrong} / ${score.blank}`,
    },
    {
      key: "score",
      head: t("history.score"),
      kind: "number",
      cell: ({ score }) => score && t("history.points", { points: score.points, max: score.pointsMax }),
    },
  ];
  return <DataTable columns={columns} rows={sittings} keyOf={({ id }) => id} />;
}
