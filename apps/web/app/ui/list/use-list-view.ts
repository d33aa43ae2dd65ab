import { type ListDeclaration, type ListView, readListView } from "@dripstone/contract/lists/list";
import { useMemo } from "react";
import { useSearchParams } from "react-router";

/** The view of a list that the page's address asks for; for a route's file, which hands it on. */
export function useListView<const List extends ListDeclaration>(list: List): ListView<List> {
  const [query] = useSearchParams();
  return useMemo(() => readListView(list, query), [list, query]);
}
