import { type ListDeclaration, type ListView, listQueryOf } from "@dripstone/contract/lists/list";
import { Link } from "react-router";
import { Callout } from "../callout/callout.tsx";

type EmptyListProps<List extends ListDeclaration> = {
  list: List;
  view: ListView<List>;
  /** What is said where there is nothing, where the choices leave nothing, and on the way out of them. */
  words: { none: string; noneFits: string; showAll: string };
};

/** In the place of an empty list: the choices leave nothing, or there is nothing yet. */
export function EmptyList<const List extends ListDeclaration>({ list, view, words }: EmptyListProps<List>) {
  const { sort, size, ...filters } = view;
  const filtered = Object.values(filters).some((value) => value !== undefined);
  return (
    <Callout>
      <p>{filtered ? words.noneFits : words.none}</p>
      {filtered && (
        <p>
          <Link to={{ search: listQueryOf(list, { sort, size } as ListView<List>) }} preventScrollReset>
            {words.showAll}
          </Link>
        </p>
      )}
    </Callout>
  );
}
