import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Column } from "../list/column.ts";
import { DataTable } from "../list/data-table.tsx";
import classes from "./chart.module.css";

type ChartProps<Row> = {
  /** What it is about, for who cannot see where the button stands. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The picture. */
  children: ReactNode;
};

/** A picture of numbers, and on demand the numbers themselves in its place. */
export function Chart<Row>({ label, columns, rows, keyOf, children }: ChartProps<Row>) {
  const { t } = useTranslation();
  const [asTable, setAsTable] = useState(false);
  const toggle = t(asTable ? "chart.picture" : "chart.table");
  return (
    <div className={classes.chart}>
      <div className={classes.shown}>
        {asTable ? <DataTable columns={columns} rows={rows} keyOf={keyOf} /> : children}
      </div>
      <button
        type="button"
        className={classes.toggle}
        aria-label={`${toggle}: ${label}`}
        onClick={() => setAsTable(!asTable)}
      >
        {toggle}
      </button>
    </div>
  );
}
