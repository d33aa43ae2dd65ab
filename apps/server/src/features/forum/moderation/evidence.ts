import { DAY_MS } from "@dripstone/contract/durations";
import { forumLimits } from "@dripstone/contract/forum/limits";
import type { Database } from "../../../database/connect.ts";
import type { Caller } from "../../../http/caller.ts";
import { countOpenFlags } from "../flags/settle-flags.ts";
import { isAuthor, isModerator, type Writing } from "../policy.ts";
import type { Target } from "../writing/keep-version.ts";

/** Whether what its author deletes has to be seen by a moderator first: it waits for one, or somebody has reported it. */
export async function staysToBeSeen(
  transaction: Database,
  user: Caller["user"],
  written: Writing,
  target: Target,
): Promise<boolean> {
  if (!isAuthor(user, written) || isModerator(user)) return false;
  return written.state === "held" || (await countOpenFlags(transaction, target)) > 0;
}

/** What was deleted before this has waited long enough for a moderator. */
export const seenByNobodySince = (now: Date): Date => new Date(now.getTime() - forumLimits.DELETED_KEPT_DAYS * DAY_MS);
