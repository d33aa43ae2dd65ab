import { sql } from "kysely";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { refuseSilenced } from "../moderation/silence.ts";
import { isModerator } from "../policy.ts";
import { isNew } from "../review/allowance.ts";

/**
 * Refuses the vote of whoever is silenced, and of a new account of which nothing has been let pass yet: many such are quickly made, and votes
 * are reputation.
 */
export async function refuseVoter(deps: Pick<Deps, "db" | "clock">, user: Caller["user"]): Promise<void> {
  if (isModerator(user)) return;
  await refuseSilenced(deps, user);
  const voter = await deps.db
    .selectFrom("users")
    .where("id", "=", user.id)
    .select("joinedAt")
    .select(
      sql<boolean>`
        exists (select from forum_posts where author_id = users.id and state = 'visible')
        or exists (select from forum_replies where author_id = users.id and state = 'visible')
      `.as("hasPassed"),
    )
    .executeTakeFirst();
  if (voter && isNew(voter, deps.clock()) && !voter.hasPassed) throw new ApiError("VOTE_TOO_EARLY");
}
