import { paths } from "@dripstone/contract/paths";
import type { Deps } from "../../../deps.ts";
import type { SitemapPart } from "../../../sitemap/part.ts";

/** As many as a sitemap takes. */
const POSTS_MAX = 24_000;

/** The open categories, and the posts in them that everybody may read, the newest first. */
export const forumPart = ({ db }: Pick<Deps, "db">): SitemapPart => ({
  name: "forum",
  tags: ["forum"],
  async read() {
    const [categories, posts] = await Promise.all([
      db.selectFrom("forumCategories").where("active", "=", true).select("slug").orderBy("sortOrder").execute(),
      db
        .selectFrom("forumPosts")
        .where("state", "=", "visible")
        .select(["id", "lastActivityAt", "editedAt"])
        .orderBy("createdAt", "desc")
        .limit(POSTS_MAX)
        .execute(),
    ]);
    return {
      entries: [
        ...categories.map(({ slug }) => ({ path: paths.forum, query: { category: slug } })),
        ...posts.map(({ id, lastActivityAt, editedAt }) => ({
          path: paths.forumPost(id),
          changedAt: editedAt && editedAt > lastActivityAt ? editedAt : lastActivityAt,
        })),
      ],
    };
  },
});
