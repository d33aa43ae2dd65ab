import { type ListDeclaration, type ListView, listQueryOf } from "@dripstone/contract/lists/list";
import { Link } from "react-router";
import classes from "./list-tabs.module.css";

type ListTabsProps<List extends ListDeclaration> = {
  list: List;
  view: ListView<List>;
  /** What is chosen by them, for those who hear the page. */
  label: string;
  orders: readonly { sort: List["sorts"][number]; text: string }[];
};

/** The orders of a list side by side; each leads to its first page. */
export function ListTabs<const List extends ListDeclaration>({ list, view, label, orders }: ListTabsProps<List>) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {orders.map(({ sort, text }) => (
        <Link
          key={sort}
          to={{ search: listQueryOf(list, { ...view, sort, after: undefined, before: undefined }) }}
          className={classes.tab}
          aria-current={sort === view.sort ? "true" : undefined}
          preventScrollReset
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
