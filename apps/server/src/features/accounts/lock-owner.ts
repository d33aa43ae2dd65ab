import type { Database } from "../../database/connect.ts";
import { ApiError } from "../../http/errors.ts";

/** Who asks for something about his own account, and the session in which he does. */
export type Owner = { userId: string; sessionId: string };

/**
 * The account of a session, locked until the transaction ends. Fails if the session has ended meanwhile: a new password, set while
 * this call was under way, must also end what the call is about to do.
 */
export async function lockOwner(transaction: Database, { userId, sessionId }: Owner) {
  const user = await transaction
    .selectFrom("users")
    .selectAll()
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  const session = await transaction
    .selectFrom("sessions")
    .select("remembered")
    .where("id", "=", sessionId)
    .executeTakeFirst();
  if (!user || !session) throw new ApiError("NOT_SIGNED_IN");
  return { ...user, remembered: session.remembered };
}
