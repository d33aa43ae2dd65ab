import { listQueryOf } from "@dripstone/contract/lists/list";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { WaitingHollow } from "../../../ui/illustrations/waiting-hollow.tsx";
import { NewPostButton } from "./new-post-button.tsx";
import classes from "./nothing-here.module.css";
import { type ForumView, forumList } from "./view.ts";

type NothingHereProps = {
  view: ForumView;
  isClosed: boolean;
  /** There is no such category. */
  isNowhere: boolean;
};

/** In the place of an empty list: nobody has written yet, the filters leave nothing, or the address names a category that is not there. */
export function NothingHere({ view, isClosed, isNowhere }: NothingHereProps) {
  const { t } = useTranslation("forum-list");
  const { sort, size, category, mine, ...filters } = view;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const { q, ...besides } = filters;
  const isNarrowed = q !== undefined && [category, ...Object.values(besides)].some((value) => value !== undefined);
  const kind = isNowhere
    ? "nowhere"
    : q
      ? isNarrowed
        ? "wordsFiltered"
        : "words"
      : isFiltered
        ? "filtered"
        : mine
          ? "mine"
          : category
            ? "category"
            : "yet";
  return (
    <div className={classes.nothing}>
      <WaitingHollow />
      <p>{t(`list.none.${kind}`, { words: view.q })}</p>
      {isNarrowed && !isNowhere && (
        <Link to={{ search: listQueryOf(forumList, { sort, size, q }) }} preventScrollReset>
          {t("list.none.everywhere")}
        </Link>
      )}
      {isFiltered || isNowhere ? (
        <Link
          to={{ search: listQueryOf(forumList, { sort, size, mine, category: isNowhere ? undefined : category }) }}
          preventScrollReset
        >
          {t("list.none.all")}
        </Link>
      ) : isClosed ? null : (
        <NewPostButton category={category} />
      )}
    </div>
  );
}
