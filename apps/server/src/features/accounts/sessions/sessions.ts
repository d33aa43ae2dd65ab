import type { OpenSession } from "@dripstone/contract/accounts/payloads";
import bowser from "bowser";
import type { Database } from "../../../database/connect.ts";
import { hashToken, newToken } from "../token.ts";
import { endedAt, hasEnded } from "./policy.ts";

const USER_AGENT_MAX = 500;

type NewSession = {
  userId: string;
  remembered: boolean;
  /** The header of that name; only the names of browser and system are kept of it. */
  userAgent?: string | undefined;
  now: Date;
};

/** Opens a session and returns its token, which is stored nowhere else. Always a new one: what a client brings is not adopted. */
export async function openSession(
  transaction: Database,
  { userId, remembered, userAgent, now }: NewSession,
): Promise<string> {
  const token = newToken();
  const times = { createdAt: now, lastUsedAt: now };
  await transaction
    .insertInto("sessions")
    .values({ userId, remembered, tokenHash: hashToken(token), ...deviceOf(userAgent), ...times })
    .execute();
  return token;
}

/** Ends a session: its token is worth nothing from now on. */
export async function endSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom("sessions").where("id", "=", id).execute();
}

/** Ends one of somebody's sessions; tells whether there was one. */
export async function endSessionOf(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("userId", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all of somebody's sessions. */
export async function endSessionsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("sessions").where("userId", "=", userId).execute();
}

/** Somebody's sessions that are good at an instant, the last used first. */
export async function listSessions(
  db: Database,
  { userId, currentId, now }: { userId: string; currentId: string; now: Date },
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "browser", "system", "createdAt", "lastUsedAt", "remembered"])
    .where("userId", "=", userId)
    .orderBy("lastUsedAt", "desc")
    .execute();
  return rows
    .filter((row) => !hasEnded(row, now))
    .map(({ id, browser, system, createdAt, lastUsedAt }) => ({
      id,
      browser,
      system,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: id === currentId,
    }));
}

/** Removes what no longer opens anything. */
export async function forgetEndedSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom("sessions").where(endedAt(now)).execute();
}

function deviceOf(userAgent = ""): { browser: string; system: string } {
  const { browser, os } = bowser.parse(userAgent.slice(0, USER_AGENT_MAX) || "unknown");
  return { browser: browser.name ?? "", system: os.name ?? "" };
}
