import { Checkbox } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { writeNumber } from "../../i18n/write-number.ts";
import type { Column } from "./column.ts";
import { ColumnHead } from "./column-head.tsx";
import classes from "./data-table.module.css";
import type { Selection } from "./selection.ts";
import type { Sorting } from "./sorting.ts";

type DataTableProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Left out where the rows have one order only. */
  sorting?: Sorting;
  /** Left out where nothing can be done with several rows at once. */
  selection?: Selection<Row>;
};

/** Rows of one kind. Where it is narrow, a row is its heading with the other cells in short lines below. */
export function DataTable<Row>({ columns, rows, keyOf, sorting, selection }: DataTableProps<Row>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const written = (shown: ReactNode) => (typeof shown === "number" ? writeNumber(locale, shown) : shown);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {selection && (
            <th data-kind="choice">
              <Checkbox
                label={t("list.selectAll")}
                classNames={{ label: classes.all }}
                checked={selection.isEvery}
                indeterminate={selection.selected.length > 0 && !selection.isEvery}
                onChange={() => selection.toggleAll()}
              />
            </th>
          )}
          {columns.map((column) => (
            <ColumnHead key={column.key} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-selected={selection?.has(row) || undefined}>
            {selection && (
              <td data-kind="choice">
                <Checkbox
                  aria-label={t("list.select", { name: selection.nameOf(row) })}
                  checked={selection.has(row)}
                  onChange={() => selection.toggle(row)}
                />
              </td>
            )}
            {columns.map(({ key, head, cell, kind, labelled }) =>
              kind === "heading" ? (
                <th key={key} scope="row" data-kind={kind}>
                  {written(cell(row))}
                </th>
              ) : (
                <td key={key} data-kind={kind} data-label={labelled ? head : undefined}>
                  {written(cell(row))}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
