import { writtenOnce } from "../../../database/written-once.ts";
import type { Deps } from "../../../deps.ts";
import type { Identify } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { hashToken } from "../../../token.ts";
import { refuseAccess } from "../policy.ts";
import { hasEnded } from "./policy.ts";

const bearer = /^Bearer ([\w-]{20,100})$/i;

/** A session's last use is written once a minute at most, and not at every request. */
const TOUCH_EVERY_MS = 60_000;

/** Finds callers by the token of their session. Role and state are read at every request, so that a change counts at once. */
export function identifyBySession({ db, clock }: Pick<Deps, "db" | "clock">): Identify {
  return async (authorization, access) => {
    const token = bearer.exec(authorization ?? "")?.[1];
    if (!token) throw new ApiError("NOT_SIGNED_IN");
    const now = clock();
    const [found] = await sessionOf(db, { tokenHash: hashToken(token) });
    if (!found || hasEnded(found, now)) throw new ApiError("NOT_SIGNED_IN");
    const { id, name, role, reputation, preferredLanguage, sessionId, lastUsedAt } = found;
    refuseAccess(found, access, now);
    if (now.getTime() - lastUsedAt.getTime() >= TOUCH_EVERY_MS) {
      await db.updateTable("sessions").set({ lastUsedAt: now }).where("id", "=", sessionId).execute();
    }
    return { user: { id, name, role, reputation, preferredLanguage }, session: { id: sessionId } };
  };
}

const sessionOf = writtenOnce((db, { tokenHash }: { tokenHash: Buffer }) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .where("sessions.tokenHash", "=", tokenHash)
    .select(["sessions.id as sessionId", "sessions.createdAt", "sessions.lastUsedAt", "sessions.remembered"])
    .select(["users.id", "users.name", "users.role", "users.reputation", "users.preferredLanguage"])
    .select(["users.active", "users.emailVerifiedAt", "users.birthMonth", "users.parentSaid"]),
);
