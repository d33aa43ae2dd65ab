import { paths } from "@dripstone/contract/paths";
import type { Deps } from "../../../deps.ts";
import type { SitemapPart } from "../../../sitemap/part.ts";
import { nextPublished, publishedPosts } from "./published.ts";

/** The posts that everybody may read, the newest first. */
export const blogPart = ({ db, clock }: Pick<Deps, "db" | "clock">): SitemapPart => ({
  name: "blog",
  tags: ["blog"],
  async read() {
    const now = clock();
    const [posts, until] = await Promise.all([
      publishedPosts(db, now)
        .select(["post.slug", "post.publishAt", "post.editedAt"])
        .orderBy("post.publishAt", "desc")
        .orderBy("post.id", "desc")
        .execute(),
      nextPublished(db, now),
    ]);
    return {
      entries: posts.map(({ slug, publishAt, editedAt }) => ({
        path: paths.blogPost(slug),
        changedAt: editedAt && editedAt > publishAt ? editedAt : publishAt,
      })),
      ...(until && { until }),
    };
  },
});
