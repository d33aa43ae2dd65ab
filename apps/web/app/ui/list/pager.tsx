import { LIST_END, type ListDeclaration, type ListView, listQueryOf } from "@dripstone/contract/lists/list";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "./pager.module.css";

type PagerProps<List extends ListDeclaration> = {
  list: List;
  view: ListView<List>;
  page: { next: string | null; previous: string | null };
  /** What is listed, for those who hear the page. */
  label: string;
};

/** The ways to a list's other pages, as links; nothing where there is only one. */
export function Pager<const List extends ListDeclaration>({ list, view, page, label }: PagerProps<List>) {
  const { t } = useTranslation();
  const { next, previous } = page;
  if (next === null && previous === null) return null;
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
    <nav aria-label={label} className={classes.pager}>
      {way("first", previous === null ? null : {})}
      {way("previous", previous === null ? null : { before: previous })}
      {way("next", next === null ? null : { after: next })}
      {way("last", next === null ? null : { before: LIST_END })}
    </nav>
  );
}
