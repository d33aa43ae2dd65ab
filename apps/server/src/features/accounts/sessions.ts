import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { Database } from "../../database/connect.ts";
import { hashToken, newToken } from "../../http/token.ts";

const DAY_MS = 86_400_000;

/** Opens a session and returns its token, which is stored nowhere else. Always a new one: what a client brings is not adopted. */
export async function openSession(
  transaction: Database,
  { userId, remembered, now }: { userId: string; remembered: boolean; now: Date },
): Promise<string> {
  const token = newToken();
  const oldest = new Date(now.getTime() - accountLimits.SESSION_ABSOLUTE_DAYS * DAY_MS);
  await transaction.deleteFrom("sessions").where("userId", "=", userId).where("createdAt", "<=", oldest).execute();
  await transaction
    .insertInto("sessions")
    .values({ userId, remembered, tokenHash: hashToken(token), createdAt: now, lastUsedAt: now })
    .execute();
  return token;
}

/** Ends a session: its token is worth nothing from now on. */
export async function endSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", id).execute();
}
