import type { Database } from "../../../database/connect.ts";

/** A post with what decides who may do what with it. */
export const standing = (db: Database, id: string) =>
  inCategory(db.selectFrom("forumPosts as post"), id).executeTakeFirst();

/**
 * A post that nobody else changes, nor its numbers, until the transaction ends. One that was moved to another category while this waited is
 * not found at once: PostgreSQL looks at the post anew, but not at its category. It is locked by then, so that it is found at the second try.
 */
export async function lockPost(transaction: Database, id: string) {
  const post = inCategory(transaction.selectFrom("forumPosts as post").forNoKeyUpdate("post"), id);
  return (await post.executeTakeFirst()) ?? post.executeTakeFirst();
}

function inCategory(post: ReturnType<typeof anyPost>, id: string) {
  return post
    .innerJoin("forumCategories as category", "category.id", "post.categoryId")
    .leftJoin("users as author", "author.id", "post.authorId")
    .where("post.id", "=", id)
    .select(["post.id", "post.authorId", "author.role as authorRole", "post.state", "post.heldFor", "post.stateReason"])
    .select(["post.locked", "post.title", "post.content", "post.version", "post.acceptedReplyId", "post.categoryId"])
    .select(["post.createdAt", "post.editedAt"])
    .select(["category.slug as category", "category.active", "category.minReputation"]);
}

const anyPost = (db: Database) => db.selectFrom("forumPosts as post");

export type LockedPost = NonNullable<Awaited<ReturnType<typeof lockPost>>>;

/** A reply with what decides who may do what with it. */
export const replyStanding = (db: Database, id: string) =>
  ofThread(db.selectFrom("forumReplies as reply"), id).executeTakeFirst();

/** A reply, and before it its post, that nobody else changes until the transaction ends. */
export async function lockReply(transaction: Database, id: string) {
  const found = await replyStanding(transaction, id);
  if (!found || !(await lockPost(transaction, found.postId))) return undefined;
  return ofThread(transaction.selectFrom("forumReplies as reply").forNoKeyUpdate("reply"), id).executeTakeFirst();
}

function ofThread(reply: ReturnType<typeof anyReply>, id: string) {
  return reply
    .innerJoin("forumPosts as post", "post.id", "reply.postId")
    .leftJoin("users as author", "author.id", "reply.authorId")
    .where("reply.id", "=", id)
    .select(["reply.id", "reply.authorId", "author.role as authorRole", "reply.state", "reply.heldFor"])
    .select([
      "reply.stateReason",
      "reply.content",
      "reply.version",
      "reply.createdAt",
      "reply.editedAt",
      "reply.postId",
      "post.state as postState",
      "post.locked as postLocked",
    ])
    .select(["post.title as postTitle", "post.content as postContent"]);
}

const anyReply = (db: Database) => db.selectFrom("forumReplies as reply");
