import { blogLimits } from "@dripstone/contract/blog/limits";
import type { NotNull } from "kysely";
import type { Database } from "../../../database/connect.ts";

/** The posts that everybody may read at an instant. */
export const publishedPosts = (db: Database, now: Date) =>
  db.selectFrom(
    db
      .selectFrom("blogPosts")
      .selectAll()
      .where("publishAt", "<=", now)
      .$narrowType<{ slug: NotNull; publishAt: NotNull }>()
      .as("post"),
  );

/** What a list shows of them. */
export const cardColumns = [
  "post.slug",
  "post.texts",
  "post.author",
  "post.tags",
  "post.minutes",
  "post.publishAt",
] as const;

/** Those that stand on top of the blog. */
export const featuredPosts = (db: Database, now: Date) =>
  publishedPosts(db, now)
    .where("post.featured", "=", true)
    .orderBy("post.publishAt", "desc")
    .orderBy("post.id", "desc")
    .limit(blogLimits.BLOG_FEATURED_MAX);

/** When the next post is published by the clock alone; null where none is planned. */
export async function nextPublished(db: Database, now: Date): Promise<Date | null> {
  const { at } = await db
    .selectFrom("blogPosts")
    .where("publishAt", ">", now)
    .select(({ fn }) => fn.min<Date | null>("publishAt").as("at"))
    .executeTakeFirstOrThrow();
  return at;
}
