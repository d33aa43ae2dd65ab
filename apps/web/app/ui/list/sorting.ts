import { type ListDeclaration, type ListView, listQueryOf } from "@dripstone/contract/lists/list";

/** The order that a table shows, and the ways to its others. */
export type Sorting = { sort: string; searchOf: (sort: string) => string };

/** Sorting of a list that stands in a page's address; another order begins with its first page. */
export function sortingOf<const List extends ListDeclaration>(list: List, view: ListView<List>): Sorting {
  const searchOf = (sort: string) => listQueryOf(list, { ...view, sort, after: undefined, before: undefined });
  return { sort: view.sort, searchOf };
}
