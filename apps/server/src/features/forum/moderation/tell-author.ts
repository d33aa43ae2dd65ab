import type { WritingState } from "@dripstone/contract/forum/payloads";
import type { Locale } from "@dripstone/contract/locale";
import type { Caller } from "../../../http/caller.ts";
import { tell, untell } from "../../../notices/tell.ts";
import type { Telling } from "../notices/tell-readers.ts";
import { forumApproved, forumDeleted, forumEdited, forumHidden, forumMoved } from "./notices.ts";

type Moderator = Pick<Caller["user"], "id">;

/** What was written, and by whom; `title` is its thread's. */
export type Author = { id: string; postId: string; title: string; authorId: string | null };

type Decision = Author & { state: WritingState; now: WritingState; reason: string };

/** Tells an author that everybody may read what they wrote, or nobody any more; of what waits again they were told nothing. */
export async function tellDecision(
  telling: Telling,
  { id: moderatorId }: Moderator,
  { id: subject, postId: post, title, authorId: userId, state: before, now, reason }: Decision,
): Promise<void> {
  if (userId === null || userId === moderatorId) return;
  for (const kind of [forumApproved, forumHidden]) {
    if (before !== now) await untell(telling.db, kind, { userId, subject });
  }
  const about = { title, post, reply: subject === post ? "" : subject };
  if (now === "hidden") await tell(telling, forumHidden, { userId, subject, about: { ...about, reason } });
  if (now === "visible" && before !== now) await tell(telling, forumApproved, { userId, subject, about });
}

/** Tells an author that a moderator has changed their words, and why. */
export async function tellEdited(
  telling: Telling,
  { id: moderatorId }: Moderator,
  { id: subject, postId: post, title, authorId: userId, reason }: Author & { reason: string },
): Promise<void> {
  if (userId === null || userId === moderatorId) return;
  await tell(telling, forumEdited, {
    userId,
    subject,
    about: { title, post, reply: subject === post ? "" : subject, reason },
  });
}

/**
 * Tells an author that a moderator has deleted their words, in the place of all that they were told of these; after they are gone, as what is gone
 * takes along what was told of it.
 */
export async function tellDeleted(
  telling: Telling,
  { id: moderatorId }: Moderator,
  { id: subject, postId: post, title, authorId: userId }: Author,
): Promise<void> {
  if (userId === null || userId === moderatorId) return;
  for (const kind of [forumApproved, forumHidden, forumEdited, forumMoved]) {
    await untell(telling.db, kind, { userId, subject });
  }
  await tell(telling, forumDeleted, {
    userId,
    subject,
    about: { title, post, reply: subject === post ? "" : subject },
  });
}

/** Tells an author where their post is now. */
export async function tellMoved(
  telling: Telling,
  { id: moderatorId }: Moderator,
  { id: subject, postId: post, title, authorId: userId, category }: Author & { category: Record<Locale, string> },
): Promise<void> {
  if (userId === null || userId === moderatorId) return;
  await tell(telling, forumMoved, { userId, subject, about: { title, post, reply: "", category } });
}
