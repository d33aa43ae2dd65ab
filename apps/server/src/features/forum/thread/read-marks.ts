import { DAY_MS } from "@dripstone/contract/durations";
import { forumLimits } from "@dripstone/contract/forum/limits";
import type { PostMark } from "@dripstone/contract/forum/payloads";
import type { Deps } from "../../../deps.ts";

/**
 * What is new to somebody: a post that they have never opened, unless it is old or older than their account, and one with something that was
 * written after they read it. Their own posts count as read when they were written.
 */
export async function readMarks(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: string,
  ids: readonly string[],
): Promise<PostMark[]> {
  const rows = await db
    .selectFrom("forumPosts as post")
    .innerJoin("users as reader", (join) => join.on("reader.id", "=", userId))
    .leftJoin("forumReads as read", (join) => join.onRef("read.postId", "=", "post.id").on("read.userId", "=", userId))
    .where("post.id", "in", ids)
    .where("post.state", "=", "visible")
    .select(["post.id", "post.authorId", "post.createdAt", "post.lastActivityAt", "read.readAt", "reader.joinedAt"])
    .execute();
  const newSince = clock().getTime() - forumLimits.NEW_POST_DAYS * DAY_MS;
  return rows.flatMap(({ id, authorId, createdAt, lastActivityAt, readAt, joinedAt }): PostMark[] => {
    const read = readAt ?? (authorId === userId ? createdAt : null);
    if (read) return lastActivityAt > read ? [{ id, mark: "unread" }] : [];
    return createdAt >= joinedAt && createdAt.getTime() >= newSince ? [{ id, mark: "new" }] : [];
  });
}
