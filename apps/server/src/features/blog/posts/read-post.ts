import { blogLimits } from "@dripstone/contract/blog/limits";
import type { BlogPost } from "@dripstone/contract/blog/payloads";
import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { drawBody } from "./html.ts";
import { presentCard, presentNeighbor } from "./present.ts";
import { cardColumns, publishedPosts } from "./published.ts";

type Asked = { slug: string; language: Locale };

/** A published post with what stands around it; by the address that it has, or one that it had. */
export async function readPost(db: Database, { slug, language }: Asked, now: Date): Promise<BlogPost> {
  const post = await publishedPosts(db, now)
    .where("post.id", "=", idOf(slug))
    .select([...cardColumns, "post.id", "post.editedAt"])
    .executeTakeFirst();
  if (!post) throw new ApiError("NOT_FOUND");
  const [related, newer, older] = await Promise.all([
    relatedTo(db, post, now),
    neighbor(db, post, now, "newer"),
    neighbor(db, post, now, "older"),
  ]);
  const { editedAt, publishAt } = post;
  return {
    ...presentCard(post, language),
    ...drawBody(post.texts[language].body),
    changedAt: editedAt && editedAt > publishAt ? editedAt.toISOString() : null,
    related: related.map((row) => presentCard(row, language)),
    newer: presentNeighbor(newer, language),
    older: presentNeighbor(older, language),
  };
}

/** An address that a post has now goes before one that another had. */
const idOf = (slug: string) => sql<string>`coalesce(
  (select id from blog_posts where slug = ${slug}),
  (select post_id from blog_former_slugs where slug = ${slug})
)`;

type Row = { id: string; tags: readonly string[]; publishAt: Date };

/** With most tags in common, and of these what was published nearest to it. */
const relatedTo = (db: Database, { id, tags, publishAt }: Row, now: Date) =>
  publishedPosts(db, now)
    .where("post.id", "!=", id)
    .where(sql<boolean>`post.tags && ${tags}::text[]`)
    .select(cardColumns)
    .orderBy(sql`cardinality(array(select unnest(post.tags) intersect select unnest(${tags}::text[])))`, "desc")
    .orderBy(sql`abs(extract(epoch from post.publish_at - ${publishAt}::timestamptz))`)
    .orderBy("post.id")
    .limit(blogLimits.BLOG_RELATED_MAX)
    .execute();

function neighbor(db: Database, { id, publishAt }: Row, now: Date, side: "newer" | "older") {
  const [beyond, direction] = side === "newer" ? ([sql`>`, "asc"] as const) : ([sql`<`, "desc"] as const);
  return publishedPosts(db, now)
    .where(sql<boolean>`(post.publish_at, post.id) ${beyond} (${publishAt}::timestamptz, ${id}::uuid)`)
    .select(["post.slug", "post.texts"])
    .orderBy("post.publishAt", direction)
    .orderBy("post.id", direction)
    .limit(1)
    .executeTakeFirst();
}
