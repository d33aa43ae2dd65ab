import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { ForVisitors } from "../../../session/for-visitors.tsx";
import { LoginPrompt } from "../../../session/login-prompt.tsx";
import { ListChoices } from "../../../ui/list/list-choices.tsx";
import { ListFrame } from "../../../ui/list/list-frame.tsx";
import { ListSearch } from "../../../ui/list/list-search.tsx";
import { ListTabs } from "../../../ui/list/list-tabs.tsx";
import { Pager } from "../../../ui/list/pager.tsx";
import { Page } from "../../../ui/page/page.tsx";
import { useForumHomeQuery } from "../api.ts";
import { HowToAsk } from "../rules/how-to-ask.tsx";
import { LookedAfter } from "../rules/looked-after.tsx";
import { Categories } from "./categories.tsx";
import { ChosenCategory } from "./chosen-category.tsx";
import { ForumHead } from "./forum-head.tsx";
import classes from "./forum-page.module.css";
import { NothingHere } from "./nothing-here.tsx";
import { PostRows } from "./post-rows.tsx";
import { useChoices } from "./use-choices.ts";
import { usePosts } from "./use-posts.ts";
import { type ForumView, forumList } from "./view.ts";

/** As the list takes them; see `postList`. */
const SEARCH_MAX = 100;

/** The forum's posts, with the ways to narrow them down. */
export function ForumPage({ view: asked }: { view: ForumView }) {
  const { t } = useTranslation(["forum", "errors"]);
  const { data: home } = useForumHomeQuery({ query: { language: useLocale() } });
  const { page, markOf, loading, error, retry, signedIn } = usePosts(asked);
  const { filters, orders, sizes } = useChoices();
  // An address of a deleted category leads to the one where its posts are.
  const category = home?.categories.find(({ slug, formerSlugs }) =>
    [slug, ...formerSlugs].some((name) => name === asked.category),
  );
  const here = category ? { ...asked, category: category.slug } : asked;
  const view = { ...here, sort: orderIn(here) };
  const author = view.author && page?.items[0]?.author?.name;
  const count =
    page &&
    (author
      ? t("forum:list.ofAuthor", { count: page.total, name: author })
      : t("forum:list.count", { count: page.total }));
  return (
    <Page>
      <ForumHead statistics={home?.statistics} category={view.category} />
      <div className={classes.body}>
        <Categories categories={home?.categories ?? []} view={view} signedIn={signedIn} />
        <div className={classes.main}>
          {category && <ChosenCategory category={category} />}
          <div className={classes.controls}>
            {!view.mine && (
              <ListSearch
                list={forumList}
                view={view}
                label={t("forum:list.search")}
                sort="relevance"
                max={SEARCH_MAX}
              />
            )}
            <ListChoices list={forumList} view={view} choices={filters} dense />
          </div>
          <ListTabs
            list={forumList}
            view={view}
            label={t("forum:list.sort.label")}
            orders={
              view.q
                ? orders
                : orders.flatMap(({ sort, text }) =>
                    sort === "relevance" ? [] : { text, sort: orderIn({ ...view, sort }) },
                  )
            }
          />
          <ListFrame
            list={forumList}
            view={view}
            label={t("forum:list.label")}
            page={page && { ...page, items: [...page.pinned, ...page.items] }}
            loading={loading}
            error={error}
            onRetry={retry}
            count={count}
            empty={<NothingHere view={view} />}
          >
            {(shown) => (
              <>
                <PostRows posts={shown.items} inCategory={view.category !== undefined} markOf={markOf} />
                <Pager list={forumList} view={view} page={shown} label={t("forum:list.pages")} size={sizes} />
              </>
            )}
          </ListFrame>
          <ForVisitors>
            <LoginPrompt title={t("forum:prompt.title")} text={t("forum:prompt.text")} />
          </ForVisitors>
          <HowToAsk />
          <LookedAfter />
        </div>
      </div>
    </Page>
  );
}

/** Where nothing is looked for, the latest activity is the usual order, which no address has to name. */
const orderIn = ({ q, sort }: Pick<ForumView, "q" | "sort">) => (!q && sort === "active" ? "relevance" : sort);
