import { Link } from "react-router";
import type { Column } from "./column.ts";
import classes from "./column-head.module.css";
import type { Sorting } from "./sorting.ts";

type ColumnHeadProps<Row> = { column: Column<Row>; sorting: Sorting | undefined };

/** A column's head; where the list has orders by that column, it leads to the next of them. */
export function ColumnHead<Row>({ column: { head, kind, orders = [] }, sorting }: ColumnHeadProps<Row>) {
  const at = orders.findIndex(({ sort }) => sort === sorting?.sort);
  const next = orders[(at + 1) % orders.length];
  return (
    <th scope="col" data-kind={kind} aria-sort={orders[at]?.direction}>
      {sorting && next ? (
        <Link className={classes.order} to={{ search: sorting.searchOf(next.sort) }} preventScrollReset>
          {head}
        </Link>
      ) : (
        head
      )}
    </th>
  );
}
