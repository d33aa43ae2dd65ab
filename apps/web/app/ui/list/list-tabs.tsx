import { type ListDeclaration, type ListView, listQueryOf } from "@dripstone/contract/lists/list";
import { LinkTabs } from "./link-tabs.tsx";

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
    <LinkTabs
      label={label}
      ways={orders.map(({ sort, text }) => ({
        key: sort,
        text,
        search: listQueryOf(list, { ...view, sort, after: undefined, before: undefined }),
        isHere: sort === view.sort,
      }))}
    />
  );
}
