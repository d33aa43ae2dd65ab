import type { Database } from "../../database/connect.ts";
import type { Caller } from "../../http/caller.ts";
import { ApiError } from "../../http/errors.ts";
import { lockUser } from "../../people/lock-user.ts";

/** Whose account it is, and the session in which they ask for something about it. */
export type Owner = { user: Pick<Caller["user"], "id">; session: Caller["session"] };

/**
 * The account of a session, locked until the transaction ends. Fails if the session has ended meanwhile: a new password, set while
 * this call was under way, must also end what the call is about to do.
 */
export async function lockOwner(transaction: Database, { user, session }: Owner) {
  const account = await lockUser(transaction, user.id);
  const open = await transaction
    .selectFrom("sessions")
    .select("remembered")
    .where("id", "=", session.id)
    .executeTakeFirst();
  if (!open) throw new ApiError("NOT_SIGNED_IN");
  return { ...account, remembered: open.remembered };
}
