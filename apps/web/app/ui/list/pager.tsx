import { LIST_END, type ListDeclaration, type ListView, listQueryOf } from "@dripstone/contract/lists/list";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Choice } from "./choice-field.tsx";
import { ListChoices } from "./list-choices.tsx";
import classes from "./pager.module.css";

type PagerProps<List extends ListDeclaration> = {
  list: List;
  view: ListView<List>;
  page: { items: readonly unknown[]; next: string | null; previous: string | null };
  /** What is listed, for those who hear the page. */
  label: string;
  /** How much a page may hold. */
  size: Choice;
};

/** The ways to a list's other pages, as links, where there are any, and how much one of them holds, where that makes a difference. */
export function Pager<const List extends ListDeclaration>({ list, view, page, label, size }: PagerProps<List>) {
  const { t } = useTranslation();
  const { items, next, previous } = page;
  if (next === null && previous === null && items.length <= Math.min(...list.sizes)) return null;
  const way = (name: "first" | "previous" | "next" | "last", place: { after?: string; before?: string } | null) =>
    place ? (
      <Link
        className={classes.way}
        to={{ search: listQueryOf(list, { ...view, after: undefined, before: undefined, ...place }) }}
        {...(name === "next" && { rel: "next" })}
        {...(name === "previous" && { rel: "prev" })}
        preventScrollReset
      >
        {t(`list.${name}`)}
      </Link>
    ) : (
      <span className={classes.way} data-off="">
        {t(`list.${name}`)}
      </span>
    );
  return (
    <div className={classes.pager}>
      {(next !== null || previous !== null) && (
        <nav aria-label={label} className={classes.ways}>
          {way("first", previous === null ? null : {})}
          {way("previous", previous === null ? null : { before: previous })}
          {way("next", next === null ? null : { after: next })}
          {way("last", next === null ? null : { before: LIST_END })}
        </nav>
      )}
      <div className={classes.size}>
        <ListChoices list={list} view={view} choices={[size]} />
      </div>
    </div>
  );
}
