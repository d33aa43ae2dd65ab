import { forumLimits } from "@dripstone/contract/forum/limits";
import type { HoldReason, WritingState } from "@dripstone/contract/forum/payloads";
import { type Expression, sql } from "kysely";
import { site } from "../../../../../../site.config.ts";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { Said as SaidThere } from "../../../feature.ts";
import { withoutPictureNames } from "../../../files/pictures/pictures-in.ts";
import type { Caller } from "../../../http/caller.ts";
import { isAuthor, isModerator, type Writing } from "../policy.ts";
import { contactIn, contactInPieces } from "./contact.ts";
import { waitingOf } from "./known.ts";

/** How something that was written stands at first: everybody sees it, or it waits for a moderator, and why. */
export type Verdict = { state: Extract<WritingState, "held" | "visible">; heldFor: HoldReason | null };

/** The transaction of the writing, the site's own address, what other features keep back, and what is known of the author. */
export type Judging = Pick<Deps, "db" | "clock" | "givenAway" | "siteUrl"> & { passed?: number; waiting?: number };

/** What is said, and the pieces that its reader sees one after another: a title and its text, or what the author has just written before. */
type Said = SaidThere & { pieces?: readonly string[] };

type Author = Pick<Caller["user"], "id" | "role">;

/** With whether it shows a picture that nobody has looked at. */
type Judged = Said & { unseenPicture: boolean };

/**
 * Judges what somebody is about to say, whether it is new or a change of what they wrote. Of several reasons to wait, the one that a
 * moderator has to look for comes first.
 */
export async function judge(deps: Judging, author: Author, said: Judged): Promise<Verdict> {
  if (isModerator(author)) return visible;
  const heldFor = (await reasonInWords(deps, said)) ?? (said.unseenPicture ? "picture" : null);
  if (heldFor) return { state: "held", heldFor };
  const waiting = deps.waiting ?? (await readWaiting(deps, author.id));
  if (waiting >= forumLimits.CONTACT_HELD_PER_DAY) return { state: "held", heldFor: "others-wait" };
  const passed = deps.passed ?? (await readPassed(deps.db, author.id));
  if (passed < site.forum.firstPostsHeld) return { state: "held", heldFor: "first-posts" };
  return visible;
}

type Before = Writing & { heldFor: HoldReason | null };

/**
 * Judges what is changed: nobody lets pass by a change what a moderator has hidden, or has not looked at yet (decision 024), and a moderator's
 * change is not judged. Why something waits is said of the words that stand there now.
 */
export async function judgeChange(
  deps: Judging,
  user: Author,
  before: Before,
  said: Judged,
): Promise<Pick<Before, "state" | "heldFor">> {
  const { state, heldFor } = before;
  if (state === "held") return { state, heldFor: await reasonToWaitOn(deps, before, said) };
  if (state === "hidden" || !isAuthor(user, before)) return { state, heldFor };
  return judge(deps, user, said);
}

async function reasonToWaitOn(deps: Judging, { authorId, heldFor }: Before, said: Judged): Promise<HoldReason> {
  const inWords = await reasonInWords(deps, said);
  if (inWords || heldFor === "moderator") return inWords ?? "moderator";
  if (said.unseenPicture) return "picture";
  const isNewcomer = authorId !== null && (await readPassed(deps.db, authorId)) < site.forum.firstPostsHeld;
  return isNewcomer ? "first-posts" : "changed";
}

/** Whether a version that is changed is kept from others in the history: they have never read it, or it would not be shown to them today. */
export const isToBeWithheld = async (deps: Judging, { state }: Before, said: Said): Promise<boolean> =>
  state !== "visible" || (await reasonInWords(deps, said)) !== null;

/** What in a text has to be seen by a moderator first. */
async function reasonInWords(deps: Judging, written: Said): Promise<"contact" | "personal" | "answer" | null> {
  const ownHosts = [new URL(deps.siteUrl).host];
  const said = {
    ...written,
    text: withoutPictureNames(written.text),
    pieces: written.pieces?.map(withoutPictureNames),
  };
  const found = contactIn(said.text, ownHosts) ?? contactInPieces(said.pieces ?? [], ownHosts);
  if (found) return found;
  return (await deps.givenAway(deps, said)).length > 0 ? "answer" : null;
}

async function readWaiting({ db, clock }: Pick<Deps, "db" | "clock">, authorId: string): Promise<number> {
  const { waiting } = await db.selectNoFrom(waitingOf(authorId, clock()).as("waiting")).executeTakeFirstOrThrow();
  return waiting;
}

const visible: Verdict = { state: "visible", heldFor: null };

async function readPassed(transaction: Database, authorId: string): Promise<number> {
  const { passed } = await transaction.selectNoFrom(passedOf(authorId).as("passed")).executeTakeFirstOrThrow();
  return passed;
}

/** How much moderators have let pass of what somebody wrote; no more is counted than is asked for. */
export function passedOf(authorId: string | Expression<string>) {
  const enough = site.forum.firstPostsHeld;
  return sql<number>`(
    (select count(*) from (select from forum_posts where author_id = ${authorId} and state = 'visible' limit ${sql.lit(enough)}) as posts)
    + (select count(*) from (select from forum_replies where author_id = ${authorId} and state = 'visible' limit ${sql.lit(enough)}) as replies)
  )`;
}
