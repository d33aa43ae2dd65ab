import type { Category } from "@dripstone/contract/forum/payloads";
import { useTranslation } from "react-i18next";
import { ListChoices } from "../../../ui/list/list-choices.tsx";
import { ListFrame } from "../../../ui/list/list-frame.tsx";
import { ListSearch } from "../../../ui/list/list-search.tsx";
import { ListTabs } from "../../../ui/list/list-tabs.tsx";
import { Pager } from "../../../ui/list/pager.tsx";
import { useNameOf } from "../../../ui/people/use-name-of.ts";
import classes from "./forum-page.module.css";
import { FoundCategories } from "./found-categories.tsx";
import { NothingHere } from "./nothing-here.tsx";
import { PostRows } from "./post-rows.tsx";
import { useChoices } from "./use-choices.ts";
import { usePosts } from "./use-posts.ts";
import { type ForumView, forumList } from "./view.ts";

type PostsProps = {
  /** What the address asks for, as the server's page was filled. */
  asked: ForumView;
  /** The same, with its category and its order as they are called now: what links go on with. */
  view: ForumView;
  categories: readonly Category[];
  /** Its category takes no posts any more. */
  isClosed: boolean;
  /** There is no such category. */
  isNowhere: boolean;
};

/** The posts, everybody's or one's own, with what they may be narrowed down by. */
export function Posts({ asked, view, categories, isClosed, isNowhere }: PostsProps) {
  const { t } = useTranslation("forum-list");
  const nameOf = useNameOf();
  const { page, markOf, loading, error, retry } = usePosts(asked);
  const { filters, orders, sizes } = useChoices();
  const [first] = page?.items ?? [];
  const author = view.author && first?.author && nameOf(first.author);
  const count =
    page && (author ? t("list.ofAuthor", { count: page.total, name: author }) : t("list.count", { count: page.total }));
  return (
    <>
      <div className={classes.controls}>
        {!view.mine && <ListSearch list={forumList} view={view} label={t("list.search")} max={forumList.longest.q} />}
        <ListChoices list={forumList} view={view} choices={filters} dense />
      </div>
      <ListTabs
        list={forumList}
        view={view}
        label={t("list.sort.label")}
        orders={
          view.q
            ? orders
            : orders.flatMap(({ sort, text }) =>
                sort === "relevance" ? [] : { text, sort: orderIn({ ...view, sort }) },
              )
        }
      />
      {view.q && !view.mine && <FoundCategories categories={categories} view={view} words={view.q} />}
      <ListFrame
        list={forumList}
        view={view}
        label={t("list.label")}
        page={page && { ...page, items: [...page.pinned, ...page.items] }}
        loading={loading}
        error={error}
        onRetry={retry}
        count={count}
        empty={<NothingHere view={view} isClosed={isClosed} isNowhere={isNowhere} />}
      >
        {(shown) => (
          <>
            <PostRows posts={shown.items} inCategory={view.category !== undefined} markOf={markOf} />
            <Pager list={forumList} view={view} page={shown} label={t("list.pages")} size={sizes} />
          </>
        )}
      </ListFrame>
    </>
  );
}

/** Where nothing is looked for, the latest activity is the usual order, which no address has to name. */
export const orderIn = ({ q, sort }: Pick<ForumView, "q" | "sort">) => (!q && sort === "active" ? "relevance" : sort);
