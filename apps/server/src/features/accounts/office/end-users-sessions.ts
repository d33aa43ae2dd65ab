import type { Audit } from "../../../audit/audit.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { endSessions } from "../sessions/sessions.ts";

/** Ends somebody's sessions, all of them or one; their owner has to log in again. */
export function endUsersSessions(
  { db }: Pick<Deps, "db">,
  { audit }: { audit: Audit },
  { id, session }: { id: string; session?: string },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (!(await findUserLocked(transaction, { id }))) throw new ApiError("NOT_FOUND");
    const ended = await endSessions(transaction, { userId: id, ...(session !== undefined && { id: session }) });
    if (session !== undefined && ended === 0) throw new ApiError("NOT_FOUND");
    await audit(transaction, { subject: id, details: { sessions: ended } });
  });
}
