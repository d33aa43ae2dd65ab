import { contactDataIn } from "@dripstone/contact-data";
import type { HoldReason, WritingState } from "@dripstone/contract/forum/payloads";
import { sql } from "kysely";
import { site } from "../../../../../../site.config.ts";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { Said } from "../../../feature.ts";
import type { Caller } from "../../../http/caller.ts";
import { isAuthor, isModerator, type Writing } from "../policy.ts";

/** How something that was written stands at first: everybody sees it, or it waits for a moderator, and why. */
export type Verdict = { state: Extract<WritingState, "held" | "visible">; heldFor: HoldReason | null };

/** The transaction of the writing, the site's own address, and what other features keep back. */
export type Judging = Pick<Deps, "db" | "clock" | "givesAway" | "siteUrl">;

type Author = Pick<Caller["user"], "id" | "role">;

/**
 * Judges what somebody is about to say, whether it is new or a change of what they wrote. Of several reasons to wait, the one that a
 * moderator has to look for comes first.
 */
export async function judge(deps: Judging, author: Author, said: Said): Promise<Verdict> {
  if (isModerator(author)) return visible;
  if (contactDataIn(said.text, [new URL(deps.siteUrl).host]).length > 0) return { state: "held", heldFor: "contact" };
  if (await deps.givesAway(deps, said)) return { state: "held", heldFor: "answer" };
  if (await isNewcomer(deps.db, author.id)) return { state: "held", heldFor: "first-posts" };
  return visible;
}

type Before = Writing & { heldFor: HoldReason | null };

/** Judges what is changed: nobody lets pass by a change what a moderator has hidden, and a moderator's change is not judged. */
export async function judgeChange(
  deps: Judging,
  user: Author,
  before: Before,
  said: Said,
): Promise<Pick<Before, "state" | "heldFor">> {
  const { state, heldFor } = before;
  if (state === "hidden" || !isAuthor(user, before)) return { state, heldFor };
  return judge(deps, user, said);
}

const visible: Verdict = { state: "visible", heldFor: null };

/** Whether moderators have not yet let enough pass of what somebody wrote. */
async function isNewcomer(transaction: Database, authorId: string): Promise<boolean> {
  const enough = site.forum.firstPostsHeld;
  const { rows } = await sql<{ passed: number }>`
    select (
      select count(*) from (select from forum_posts where author_id = ${authorId} and state = 'visible' limit ${enough}) as posts
    ) + (
      select count(*) from (select from forum_replies where author_id = ${authorId} and state = 'visible' limit ${enough}) as replies
    ) as passed
  `.execute(transaction);
  return (rows[0]?.passed ?? 0) < enough;
}
