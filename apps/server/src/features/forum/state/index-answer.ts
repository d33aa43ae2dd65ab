import { plainWords } from "@dripstone/markdown";
import { type Expression, expressionBuilder, type SqlBool } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { DB } from "../../../database/schema.ts";
import { indexText } from "../../../search/search.ts";

/** A question that a reply answers which a teacher wrote or accepted: the tutor leans on it. */
export const ANSWER = "forum-answer";

/** Lets the answer of a post be found as it stands now, and no other; found by the question, too. */
export async function indexAnswer(transaction: Database, postId: string): Promise<void> {
  const answer = await answeredPosts(transaction)
    .where("post.id", "=", postId)
    .select(["reply.id", "reply.content", "reply.createdAt", "post.title", "post.content as question"])
    .executeTakeFirst();
  await transaction
    .deleteFrom("searchDocuments")
    .where("page", "=", postId)
    .where("kind", "=", ANSWER)
    .where("id", "!=", answer?.id ?? "")
    .execute();
  if (!answer) return;
  const { id, title, createdAt: at } = answer;
  const [asked, said] = [plainWords(answer.question), plainWords(answer.content)];
  await indexText(transaction, {
    ...{ kind: ANSWER, id, page: postId, ownerId: null, title, marks: [], at },
    body: said.text,
    unseen: [asked.text, asked.formulas, said.formulas].join("\n"),
  });
}

/** Posts that everybody may read, each with its accepted reply, if a teacher answers for that. */
export const answeredPosts = (db: Database) =>
  db
    .selectFrom("forumPosts as post")
    .innerJoin("forumReplies as reply", "reply.id", "post.acceptedReplyId")
    .where("post.state", "=", "visible")
    .where("reply.state", "=", "visible")
    .where(isTeachers);

const isTeachers = (): Expression<SqlBool> => {
  const { or, eb, exists, selectFrom } = expressionBuilder<
    DB & { post: DB["forumPosts"]; reply: DB["forumReplies"] },
    "post" | "reply"
  >();
  const author = selectFrom("users").select("users.id").whereRef("users.id", "=", "reply.authorId");
  return or([eb("post.acceptedByTeacher", "=", true), exists(author.where("users.role", "!=", "student"))]);
};
