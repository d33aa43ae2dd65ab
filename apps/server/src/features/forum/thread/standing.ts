import type { Database } from "../../../database/connect.ts";

/** A post with what decides who may do what with it. */
export const standing = (db: Database, id: string) =>
  inCategory(db.selectFrom("forumPosts as post"), id)
    .leftJoin("users as author", "author.id", "post.authorId")
    .select("author.role as authorRole")
    .executeTakeFirst();

/** A post that nobody else changes, nor its numbers, until the transaction ends. */
export const lockPost = (transaction: Database, id: string) =>
  inCategory(transaction.selectFrom("forumPosts as post").forNoKeyUpdate("post"), id).executeTakeFirst();

function inCategory(post: ReturnType<typeof anyPost>, id: string) {
  return post
    .innerJoin("forumCategories as category", "category.id", "post.categoryId")
    .where("post.id", "=", id)
    .select(["post.id", "post.authorId", "post.state", "post.locked", "post.title", "post.version"])
    .select(["post.acceptedReplyId", "post.categoryId", "category.active", "category.minReputation"]);
}

const anyPost = (db: Database) => db.selectFrom("forumPosts as post");

export type LockedPost = NonNullable<Awaited<ReturnType<typeof lockPost>>>;
