import type { OpenSession } from "@dripstone/contract/accounts/payloads";
import bowser from "bowser";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { hashToken, newToken } from "../../../token.ts";
import type { Owner } from "../lock-owner.ts";
import { endedAt, hasEnded } from "./policy.ts";

const USER_AGENT_MAX = 500;

type NewSession = {
  userId: string;
  remembered: boolean;
  /** The header `User-Agent`; only the names of browser and system are kept of it. */
  userAgent?: string | undefined;
  now: Date;
};

/** Opens a session and returns its token, which is stored nowhere. Always a new one: a token that a client brings is never taken over. */
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

/** Ends somebody's sessions, all of them or the one of an id, and tells how many there were: their tokens are worth nothing now. */
export async function endSessions(db: Database, { userId, id }: { userId: string; id?: string }): Promise<number> {
  const theirs = db.deleteFrom("sessions").where("userId", "=", userId);
  const { numDeletedRows } = await (id === undefined ? theirs : theirs.where("id", "=", id)).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Somebody's sessions that are good at an instant, the last used first. */
export async function listSessions(db: Database, { user, session }: Owner, now: Date): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "browser", "system", "createdAt", "lastUsedAt", "remembered"])
    .where("userId", "=", user.id)
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
      current: id === session.id,
    }));
}

/** Removes the sessions that are over: their tokens open nothing any more. */
export async function forgetEndedSessions({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await db.deleteFrom("sessions").where(endedAt(clock())).execute();
}

function deviceOf(userAgent = ""): { browser: string; system: string } {
  const { browser, os } = bowser.parse(userAgent.slice(0, USER_AGENT_MAX) || "unknown");
  return { browser: browser.name ?? "", system: os.name ?? "" };
}
