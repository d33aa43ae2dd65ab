import type { ReactNode } from "react";
import classes from "./data-table.module.css";

export type Column<Row> = {
  key: string;
  /** The column's head; beside each cell where it is narrow, if that needs to be told (`labelled`). */
  head: string;
  cell: (row: Row) => ReactNode;
  kind?: "heading" | "number" | "aside";
  labelled?: boolean;
};

type DataTableProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

/** Rows of one kind. Where it is narrow, a row is its heading with the other cells in short lines below. */
export function DataTable<Row>({ columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map(({ key, head, kind }) => (
            <th key={key} scope="col" data-kind={kind}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ key, head, cell, kind, labelled }) =>
              kind === "heading" ? (
                <th key={key} scope="row" data-kind={kind}>
                  {cell(row)}
                </th>
              ) : (
                <td key={key} data-kind={kind} data-label={labelled ? head : undefined}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
