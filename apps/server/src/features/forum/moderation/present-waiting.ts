import type { Waiting } from "@dripstone/contract/forum/queue";
import type { Locale } from "@dripstone/contract/locale";
import type { Excerpt } from "@dripstone/contract/search";
import type { Caller } from "../../../http/caller.ts";
import { mayModerate } from "../policy.ts";
import { excerptOf, renderWriting } from "../writing/render-writing.ts";
import type { WaitingRow } from "./waiting.ts";

/** What waits, as the moderator sees it who asks. */
export function presentWaiting(
  user: Caller["user"],
  row: WaitingRow,
  { language, caught }: { language: Locale; caught: Excerpt[] },
): Waiting {
  const { id, author, html, lang, state, heldFor, stateReason, version, flags } = row;
  const { slug, name, color, icon, title, locked, pinned } = row;
  return {
    kind: row.replyId === null ? "post" : "reply",
    ...{ id, author, html, lang, state, heldFor, stateReason, version },
    post: { id: row.postId, title, locked, pinned, category: { slug, name: name[language], color, icon } },
    at: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    excerpt: caught[0] ?? [{ text: excerptOf(row.content), hit: false }],
    caught,
    since: row.since.toISOString(),
    beforeHtml: row.before === null ? null : renderWriting(row.before).html,
    flags: flags.map(({ at, ...flag }) => ({ ...flag, at: new Date(at).toISOString() })),
    silencedUntil: row.silencedUntil?.toISOString() ?? null,
    mayModerate: mayModerate(user, row),
  };
}
