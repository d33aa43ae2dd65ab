import type { ReactNode } from "react";

/** A column of a table, told by what each row has in it. */
export type Column<Row> = {
  key: string;
  /** The column's head; beside each cell where it is narrow, if that needs to be told (`labelled`). */
  head: string;
  /** A number is written as the language does. */
  cell: (row: Row) => ReactNode;
  /** Where it is narrow, what is `below` has a line of its own, beneath the heading and what is short, and what is `extra` is left out. */
  kind?: "heading" | "number" | "aside" | "below" | "extra";
  labelled?: boolean;
  /** The list's orders by this column, the usual one first. */
  orders?: readonly { sort: string; direction: "ascending" | "descending" }[];
};
