import type { ForumPost, OwnPostTitle, PostTitle } from "@dripstone/contract/forum/payloads";
import type { Locale } from "@dripstone/contract/locale";
import type { Selectable } from "kysely";
import type { DB } from "../../../database/schema.ts";
import { presentReply } from "../replies/present.ts";
import type { PostRow } from "./read-post.ts";

export type TitleRow = Omit<PostRow, "html" | "deletedBy" | "accepted">;

/** A post as a list shows it, its category named in this language. */
export function presentTitle(row: TitleRow, language: Locale, found: PostTitle["found"] = null): PostTitle {
  const { id, title, excerpt, author, lang, replies, views, votes, pinned, locked } = row;
  return {
    ...{ id, title, excerpt, author, lang, replies, views, votes, pinned, locked },
    category: categoryOf(row, language),
    answered: row.acceptedReplyId !== null,
    edited: row.editedAt !== null,
    at: row.createdAt.toISOString(),
    lastActivityAt: row.lastActivityAt.toISOString(),
    found,
  };
}

/** The same for its author, who also learns how it stands. */
export const presentOwnTitle = (row: TitleRow, language: Locale): OwnPostTitle => ({
  ...presentTitle(row, language),
  ...standingOf(row),
});

/** A post with its words, if it has any left. */
export function presentPost(row: PostRow, language: Locale): ForumPost {
  const { id, title, excerpt, html, author, lang, replies, views, votes, version, pinned, locked, accepted } = row;
  const deleted = row.state === "deleted";
  return {
    ...{ id, title, excerpt, html, lang, replies, views, votes, version, pinned, locked, deleted },
    deletedBy: deleted ? row.deletedBy : null,
    author: deleted ? null : author,
    category: categoryOf(row, language),
    accepted: accepted && presentReply({ ...accepted, acceptedReplyId: accepted.id }),
    at: row.createdAt.toISOString(),
    editedAt: deleted ? null : (row.editedAt?.toISOString() ?? null),
    lastActivityAt: row.lastActivityAt.toISOString(),
  };
}

type Standing = Pick<Selectable<DB["forumPosts"]>, "state" | "heldFor" | "stateReason">;

/** How a post or a reply stands, for its author and moderators. */
export const standingOf = ({ state, heldFor, stateReason }: Standing) => ({ state, heldFor, stateReason });

type NamedCategory = Pick<TitleRow, "categorySlug" | "categoryName" | "categoryColor" | "categoryIcon">;

/** A category as it is named beside a post, in this language. */
export function categoryOf(row: NamedCategory, language: Locale): PostTitle["category"] {
  const { categorySlug: slug, categoryName, categoryColor: color, categoryIcon: icon } = row;
  return { slug, name: categoryName[language], color, icon };
}
