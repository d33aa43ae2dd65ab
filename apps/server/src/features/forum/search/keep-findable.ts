import { plainText } from "@dripstone/markdown";
import type { Database } from "../../../database/connect.ts";
import { forgetText, indexText } from "../../../search/search.ts";

/** What is found of a forum; each is found as its post. */
export const forumKinds = ["forum-post", "forum-reply"] as const;

/** What a post's category is looked for by. */
export const inCategory = (slug: string) => `category:${slug}`;

/** Lets a post, and all that stands below it, be found as they are now: by everybody, or not at all. In the verb's transaction. */
export async function keepPostFindable(transaction: Database, id: string): Promise<void> {
  const post = await transaction
    .selectFrom("forumPosts as post")
    .innerJoin("forumCategories as category", "category.id", "post.categoryId")
    .where("post.id", "=", id)
    .select(["title", "content", "state", "authorId", "createdAt", "slug"])
    .executeTakeFirst();
  if (post?.state === "visible") {
    await indexText(transaction, {
      ...{ kind: "forum-post", id, page: id, title: post.title, body: plainText(post.content) },
      ...{ ownerId: post.authorId, marks: [inCategory(post.slug)], at: post.createdAt },
    });
  } else await forgetText(transaction, { kind: "forum-post", id });
  const replies = await transaction.selectFrom("forumReplies").where("postId", "=", id).select("id").execute();
  for (const reply of replies) await keepReplyFindable(transaction, reply.id);
}

/** The same for one reply. It is found only while its post is. */
export async function keepReplyFindable(transaction: Database, id: string): Promise<void> {
  const reply = await transaction
    .selectFrom("forumReplies as reply")
    .innerJoin("forumPosts as post", "post.id", "reply.postId")
    .innerJoin("forumCategories as category", "category.id", "post.categoryId")
    .where("reply.id", "=", id)
    .where("reply.state", "=", "visible")
    .where("post.state", "=", "visible")
    .select(["reply.content", "reply.createdAt", "post.id as page", "post.authorId", "slug"])
    .executeTakeFirst();
  if (!reply) return forgetText(transaction, { kind: "forum-reply", id });
  await indexText(transaction, {
    ...{ kind: "forum-reply", id, page: reply.page, title: "", body: plainText(reply.content) },
    // Whose post it is: a search by author is one for posts.
    ...{ ownerId: reply.authorId, marks: [inCategory(reply.slug)], at: reply.createdAt },
  });
}
