import { plainWords } from "@dripstone/markdown";
import type { Database } from "../../../database/connect.ts";
import { forgetText, indexText, type SearchDocument } from "../../../search/search.ts";
import { untellAllOf } from "../notices/tell-readers.ts";
import { ANSWER, indexAnswer } from "./index-answer.ts";

const POST = "forum-post";
const REPLY = "forum-reply";

/** What is found of the forum; a reply is found as its post. */
export const forumKinds = [POST, REPLY] as const;

/** A search in one category looks for this mark. */
export const markOfCategory = (categoryId: string) => `category:${categoryId}`;

/** Lets a post be found as it stands now, if everybody may read it. */
export async function indexPost(transaction: Database, id: string): Promise<void> {
  const post = await transaction
    .selectFrom("forumPosts")
    .where("id", "=", id)
    .where("state", "=", "visible")
    .select(["title", "content", "authorId", "categoryId", "createdAt"])
    .executeTakeFirst();
  if (!post) return forgetText(transaction, { kind: POST, id });
  const { title, content, authorId: ownerId, categoryId, createdAt: at } = post;
  const marks = [markOfCategory(categoryId)];
  const { text: body, formulas: unseen } = plainWords(content);
  await indexText(transaction, { kind: POST, id, page: id, ownerId, title, body, unseen, marks, at });
}

/** Lets a reply be found as it stands now, if everybody may read it in a list: below a post that is not hidden. */
export async function indexReply(transaction: Database, id: string): Promise<void> {
  const reply = await transaction.selectFrom("forumReplies").where("id", "=", id).select("postId").executeTakeFirst();
  await indexInThread(transaction, id);
  if (reply) await indexAnswer(transaction, reply.postId);
  else await forgetText(transaction, { kind: ANSWER, id });
}

async function indexInThread(transaction: Database, id: string): Promise<void> {
  const reply = await transaction
    .selectFrom("forumReplies as reply")
    .innerJoin("forumPosts as post", "post.id", "reply.postId")
    .where("reply.id", "=", id)
    .where("reply.state", "=", "visible")
    .where("post.state", "=", "visible")
    .select(["reply.content", "reply.createdAt", "reply.postId", "post.categoryId", "post.authorId"])
    .executeTakeFirst();
  if (!reply) return forgetText(transaction, { kind: REPLY, id });
  const { content, authorId: askerId, ...known } = reply;
  await indexText(transaction, replyDocument({ id, ...known, askerId, ...plainWords(content) }));
}

type VisibleReply = {
  id: string;
  /** Its words without marks of Markdown. */
  text: string;
  formulas: string;
  createdAt: Date;
  postId: string;
  categoryId: string;
  /** Who wrote the post: a search by author looks for posts. */
  askerId: string | null;
};

/** As what a reply is found that everybody may read. */
export function replyDocument({
  id,
  text: body,
  formulas: unseen,
  askerId: ownerId,
  ...reply
}: VisibleReply): SearchDocument {
  const { categoryId, createdAt: at, postId: page } = reply;
  return { kind: REPLY, id, page, ownerId, title: "", body, unseen, marks: [markOfCategory(categoryId)], at };
}

/** The same for a post and all of its replies. */
export async function indexThread(transaction: Database, id: string): Promise<void> {
  await indexPost(transaction, id);
  const replies = await transaction.selectFrom("forumReplies").where("postId", "=", id).select("id").execute();
  for (const reply of replies) await indexInThread(transaction, reply.id);
  await indexAnswer(transaction, id);
}

/** Lets nothing of a thread be found any more, nor lead to it; it is about to be gone. */
export async function forgetThread(transaction: Database, id: string): Promise<void> {
  const replies = await transaction.selectFrom("forumReplies").where("postId", "=", id).select("id").execute();
  await forgetText(transaction, { kind: POST, id });
  await untellAllOf(transaction, id);
  for (const reply of replies) {
    await forgetText(transaction, { kind: REPLY, id: reply.id });
    await forgetText(transaction, { kind: ANSWER, id: reply.id });
    await untellAllOf(transaction, reply.id);
  }
}
