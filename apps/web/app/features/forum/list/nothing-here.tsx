import { listQueryOf } from "@dripstone/contract/lists/list";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { WaitingHollow } from "../../../ui/illustrations/waiting-hollow.tsx";
import { NewPostButton } from "./new-post-button.tsx";
import classes from "./nothing-here.module.css";
import { type ForumView, forumList } from "./view.ts";

/** In the place of an empty list: nobody has written yet, or the filters leave nothing. */
export function NothingHere({ view, isClosed }: { view: ForumView; isClosed: boolean }) {
  const { t } = useTranslation("forum-list");
  const { sort, size, category, mine, ...filters } = view;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const kind = view.q ? "words" : isFiltered ? "filtered" : mine ? "mine" : category ? "category" : "yet";
  return (
    <div className={classes.nothing}>
      <WaitingHollow />
      <p>{t(`list.none.${kind}`, { words: view.q })}</p>
      {isFiltered ? (
        <Link to={{ search: listQueryOf(forumList, { sort, size, category, mine }) }} preventScrollReset>
          {t("list.none.all")}
        </Link>
      ) : isClosed ? null : (
        <NewPostButton category={category} />
      )}
    </div>
  );
}
