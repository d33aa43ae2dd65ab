import type { ForumReply } from "@dripstone/contract/forum/payloads";
import type { Person } from "@dripstone/contract/people";
import type { Selectable } from "kysely";
import type { DB } from "../../../database/schema.ts";

export type ReplyRow = Pick<
  Selectable<DB["forumReplies"]>,
  "id" | "html" | "lang" | "state" | "deletedBy" | "votes" | "version" | "createdAt" | "editedAt" | "quotedId"
> & { author: Person | null; quotedAuthor: Person | null; acceptedReplyId: string | null };

/** A reply with its words, if it has any left. */
export function presentReply({ state, author, quotedId, quotedAuthor, acceptedReplyId, ...row }: ReplyRow): ForumReply {
  const { id, html, lang, votes, version } = row;
  const deleted = state === "deleted";
  return {
    ...{ id, html, lang, votes, version, deleted },
    deletedBy: deleted ? row.deletedBy : null,
    author: deleted ? null : author,
    accepted: id === acceptedReplyId,
    quoted: quotedId === null ? null : { id: quotedId, author: quotedAuthor },
    at: row.createdAt.toISOString(),
    editedAt: deleted ? null : (row.editedAt?.toISOString() ?? null),
  };
}
