import type { Database } from "../../../database/connect.ts";
import { personOf } from "../../../people/person-of.ts";

/** Posts, each with its category and its author. */
export function posts(db: Database) {
  return db
    .selectFrom("forumPosts as post")
    .innerJoin("forumCategories as category", "category.id", "post.categoryId")
    .leftJoin("users as author", "author.id", "post.authorId");
}

/** What a list shows of a post. */
export const titleColumns = [
  "post.id",
  "post.title",
  "post.excerpt",
  "post.lang",
  "post.state",
  "post.heldFor",
  "post.stateReason",
  "post.replies",
  "post.views",
  "post.votes",
  "post.acceptedReplyId",
  "post.pinned",
  "post.locked",
  "post.version",
  "post.createdAt",
  "post.editedAt",
  "post.lastActivityAt",
  "category.slug as categorySlug",
  "category.name as categoryName",
  "category.color as categoryColor",
  "category.icon as categoryIcon",
  personOf("author").as("author"),
] as const;
