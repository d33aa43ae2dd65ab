import { blogList } from "@dripstone/contract/blog/list";
import { listQueryOf } from "@dripstone/contract/lists/list";
import { paths } from "@dripstone/contract/paths";
import { Button, Skeleton } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { useFailureText } from "../../../ui/failure/failure-text.ts";
import { useBlogPostsQuery } from "../api.ts";
import { FeaturedPosts } from "./featured-posts.tsx";
import { PostEntry } from "./post-entry.tsx";
import classes from "./posts.module.css";
import { PostsData } from "./posts-data.tsx";
import type { BlogView } from "./view.ts";

type PostsPageProps = {
  view: BlogView;
  /** It came below another, because somebody wanted to see more: reading goes on there. */
  isAdded: boolean;
  isLast: boolean;
  /** So many posts stand above it. */
  before: number;
  onMore: (after: string) => void;
};

/** A page of posts in whatever state it is: on its way, failed, empty, or there, with the way to the next. */
export function PostsPage({ view, isAdded, isLast, before, onMore }: PostsPageProps) {
  const { t } = useTranslation(["blog", "common"]);
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useBlogPostsQuery({ query: { ...view, language: useLocale() } });
  const list = useRef<HTMLElement>(null);
  const isThere = data !== undefined;
  useEffect(() => {
    if (isAdded && isThere) list.current?.focus();
  }, [isAdded, isThere]);

  if (isFailure(error) && !isFetching && !data) {
    const isLost = error.code === "INVALID_INPUT";
    return (
      <Callout role="alert" tone="alarm">
        <p>{isLost ? t("list.lost") : failureText(error)}</p>
        <div>
          {isLost ? (
            <Link to={paths.blog}>{t("list.first")}</Link>
          ) : (
            <Button onClick={() => refetch()}>{t("list.retry")}</Button>
          )}
        </div>
      </Callout>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={t("common:loading")} className={classes.waiting}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} height={92} />
        ))}
      </div>
    );
  }
  const { featured, items, next, total } = data;
  if (items.length + featured.length === 0) return <NothingHere view={view} />;
  const search = next === null ? "" : listQueryOf(blogList, { ...view, before: undefined, after: next });
  return (
    <>
      {!isAdded && <PostsData posts={[...featured, ...items]} />}
      {featured.length > 0 && <FeaturedPosts posts={featured} />}
      {items.length > 0 && (
        <section
          ref={list}
          tabIndex={-1}
          className={classes.list}
          aria-label={view.tag ? t("list.of", { tag: t(`tag.${view.tag}`) }) : t("list.recent")}
        >
          {!isAdded && (
            <h2 className={classes.heading}>
              {view.tag ? t("list.of", { tag: t(`tag.${view.tag}`) }) : t("list.recent")}
            </h2>
          )}
          <ol className={classes.entries}>
            {items.map((post) => (
              <li key={post.slug}>
                <PostEntry post={post} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {isLast && next !== null && (
        <div className={classes.more}>
          <p role="status">{t("list.shown", { shown: before + items.length, total })}</p>
          <Link
            to={{ search }}
            className={classes.way}
            rel="next"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onMore(next);
            }}
          >
            {t("list.more")}
          </Link>
        </div>
      )}
    </>
  );
}

function NothingHere({ view }: { view: BlogView }) {
  const { t } = useTranslation("blog");
  return (
    <Callout role="status">
      <p>
        <b>{t("list.empty")}</b>
      </p>
      <p>
        {view.tag ? (
          <Link to={paths.blog}>{t("list.allPosts")}</Link>
        ) : (
          <>
            {t("list.emptyText")} <Link to={paths.weeklyProblem}>{t("next.weekly")}</Link>
          </>
        )}
      </p>
    </Callout>
  );
}
