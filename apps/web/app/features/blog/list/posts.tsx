import { blogTags } from "@dripstone/contract/blog/blog-tags";
import { blogList } from "@dripstone/contract/blog/list";
import { listQueryOf } from "@dripstone/contract/lists/list";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { LinkTabs } from "../../../ui/list/link-tabs.tsx";
import classes from "./posts.module.css";
import { PostsPage } from "./posts-page.tsx";
import type { BlogView } from "./view.ts";

const first = { after: undefined, before: undefined };

/** The posts that a view asks for, and below them, one after another, the pages that a reader wants to see, too. */
export function Posts({ view }: { view: BlogView }) {
  const { t } = useTranslation("blog");
  const [more, setMore] = useState<readonly string[]>([]);
  const isFirst = view.after === undefined && view.before === undefined;
  const searchOf = (told: Partial<BlogView>) => listQueryOf(blogList, { ...view, ...first, ...told });
  const ways = [undefined, ...blogTags].map((tag) => ({
    key: tag ?? "all",
    text: tag ? t(`tag.${tag}`) : t("tags.all"),
    search: searchOf({ tag }),
    isHere: tag === view.tag,
  }));
  const pages = [view, ...more.map((after) => ({ ...view, ...first, after }))];
  return (
    <div className={classes.posts}>
      <LinkTabs label={t("tags.label")} ways={ways} />
      {!isFirst && (
        <Link to={{ search: searchOf({}) }} className={classes.first}>
          {t("list.first")}
        </Link>
      )}
      {pages.map((page, place) => (
        <PostsPage
          key={page.after ?? ""}
          view={page}
          isAdded={place > 0}
          isLast={place === pages.length - 1}
          before={place * blogList.sizes[0]}
          onMore={(after) => setMore([...more, after])}
        />
      ))}
    </div>
  );
}
