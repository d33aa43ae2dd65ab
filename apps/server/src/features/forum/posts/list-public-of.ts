import type { PublicWriting } from "@dripstone/contract/forum/payloads";
import type { Database } from "../../../database/connect.ts";
import { excerptOf } from "../writing/render-writing.ts";

/** A parent looks at the latest; older ones are found in the forum. */
const SHOWN_MAX = 50;

/** What somebody has written that everybody reads now, the newest first. */
export async function listPublicOf(db: Database, authorId: string): Promise<PublicWriting[]> {
  const posts = await db
    .selectFrom("forumPosts as post")
    .where("post.authorId", "=", authorId)
    .where("post.state", "=", "visible")
    .orderBy("post.createdAt", "desc")
    .limit(SHOWN_MAX)
    .select(["post.id", "post.title", "post.excerpt", "post.createdAt"])
    .execute();
  const replies = await db
    .selectFrom("forumReplies as reply")
    .innerJoin("forumPosts as post", "post.id", "reply.postId")
    .where("reply.authorId", "=", authorId)
    .where("reply.state", "=", "visible")
    .where("post.state", "=", "visible")
    .orderBy("reply.createdAt", "desc")
    .limit(SHOWN_MAX)
    .select(["reply.id", "reply.content", "reply.createdAt", "post.id as postId", "post.title"])
    .execute();
  const written = [
    ...posts.map(({ id, title, excerpt, createdAt }) => ({
      id,
      post: { id, title },
      reply: false,
      excerpt,
      createdAt,
    })),
    ...replies.map(({ id, postId, title, content, createdAt }) => ({
      ...{ id, post: { id: postId, title }, reply: true, excerpt: excerptOf(content), createdAt },
    })),
  ];
  return written
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, SHOWN_MAX)
    .map(({ createdAt, ...writing }) => ({ ...writing, at: createdAt.toISOString() }));
}
