import type { Database } from "../../../database/connect.ts";
import { personOf } from "../../../people/person-of.ts";

/** Replies, each with its author, and with the reply that it answers if there is one. */
export function replies(db: Database) {
  return db
    .selectFrom("forumReplies as reply")
    .leftJoin("users as author", "author.id", "reply.authorId")
    .leftJoin("forumReplies as quoted", (join) =>
      join.onRef("quoted.id", "=", "reply.quotedId").on("quoted.state", "=", "visible"),
    )
    .leftJoin("users as quotedAuthor", "quotedAuthor.id", "quoted.authorId");
}

/** What a page shows of a reply. */
export const replyColumns = [
  "reply.id",
  "reply.html",
  "reply.lang",
  "reply.state",
  "reply.deletedBy",
  "reply.heldFor",
  "reply.stateReason",
  "reply.votes",
  "reply.version",
  "reply.createdAt",
  "reply.editedAt",
  "quoted.id as quotedId",
  personOf("author").as("author"),
  personOf("quotedAuthor").as("quotedAuthor"),
] as const;
