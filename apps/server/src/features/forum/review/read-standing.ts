import type { ForumStanding } from "@dripstone/contract/forum/payloads";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { readSilence } from "../moderation/silence.ts";
import { mayNotUntil } from "./allowance.ts";

/** What would be in the way of a post that somebody wrote now, told before they have written it; null when nothing is. */
export async function readStanding(
  deps: Pick<Deps, "db" | "clock">,
  { user }: Pick<Caller, "user">,
): Promise<ForumStanding> {
  const silence = await readSilence(deps.db, user.id, deps.clock());
  if (silence) return { code: "SILENCED", until: silence.until, reason: silence.reason };
  const until = await mayNotUntil(deps, user, "posts");
  return until && { code: "NEW_ACCOUNT_POSTS", until: until.toISOString(), reason: null };
}
