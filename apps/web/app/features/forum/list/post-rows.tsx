import type { OwnPostTitle, PostTitle } from "@dripstone/contract/forum/payloads";
import { useTranslation } from "react-i18next";
import { PostRow } from "./post-row.tsx";
import classes from "./post-rows.module.css";
import type { ForumView } from "./view.ts";

type PostRowsProps = { posts: readonly (PostTitle | OwnPostTitle)[]; view: ForumView; total: number };

/** A page of posts, a few lines each. */
export function PostRows({ posts, view, total }: PostRowsProps) {
  const { t } = useTranslation("forum");
  const author = view.author && posts[0]?.author?.name;
  return (
    <>
      <p className={classes.count}>
        {author ? t("list.ofAuthor", { count: total, name: author }) : t("list.count", { count: total })}
      </p>
      <ul className={classes.rows}>
        {posts.map((post) => (
          <PostRow key={post.id} post={post} inCategory={view.category !== undefined} />
        ))}
      </ul>
    </>
  );
}
