import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { Role } from "@dripstone/contract/accounts/payloads";
import { DAY_MS, HOUR_MS } from "@dripstone/contract/durations";
import type { Access } from "@dripstone/contract/endpoint";
import type { Locale } from "@dripstone/contract/locale";
import type { Deps } from "../deps.ts";
import { ApiError } from "./errors.ts";
import { isMember, parentConsentOf } from "./parent-consent.ts";
import { hashToken } from "./token.ts";

/** The account behind a request, as it stands in the database now. */
export type CurrentUser = {
  id: string;
  name: string;
  role: Role;
  reputation: number;
  preferredLanguage: Locale;
};

export type Session = { id: string };

export type Caller = { user: CurrentUser; session: Session };

const bearer = /^Bearer ([\w-]{20,100})$/i;

/** Who sends this `Authorization` header, and whether they may pass; reads role and state afresh at every request. */
export async function identify(
  { db, clock }: Pick<Deps, "db" | "clock">,
  authorization: string | undefined,
  access: Exclude<Access, "anyone">,
): Promise<Caller> {
  const token = bearer.exec(authorization ?? "")?.[1];
  if (!token) throw new ApiError("NOT_SIGNED_IN");
  const now = clock();
  const found = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .where("sessions.tokenHash", "=", hashToken(token))
    .select(["sessions.id as sessionId", "sessions.createdAt", "sessions.lastUsedAt", "sessions.remembered"])
    .select(["users.id", "users.name", "users.role", "users.reputation", "users.preferredLanguage"])
    .select(["users.active", "users.emailVerifiedAt", "users.birthMonth", "users.parentSaid"])
    .executeTakeFirst();
  if (!found?.active || hasEnded(found, now)) throw new ApiError("NOT_SIGNED_IN");
  if (parentConsentOf(found, now) === "refused") throw new ApiError("NOT_SIGNED_IN");
  if (!found.emailVerifiedAt) throw new ApiError("EMAIL_NOT_VERIFIED");
  const { id, name, reputation } = found;
  const role = found.role as Role;
  if (!mayPass[access].includes(role)) throw new ApiError("NOT_ALLOWED");
  if (access === "member" && !isMember(found, now)) throw new ApiError("PARENT_CONSENT_NEEDED");
  if (now.getTime() - found.lastUsedAt.getTime() >= TOUCH_EVERY_MS) {
    await db.updateTable("sessions").set({ lastUsedAt: now }).where("id", "=", found.sessionId).execute();
  }
  const preferredLanguage = found.preferredLanguage as Locale;
  return { user: { id, name, role, reputation, preferredLanguage }, session: { id: found.sessionId } };
}

const mayPass: Record<Exclude<Access, "anyone">, readonly Role[]> = {
  user: ["student", "teacher", "admin"],
  member: ["student", "teacher", "admin"],
  teacher: ["teacher", "admin"],
  admin: ["admin"],
};

/** A session's last use is written at most so often. */
const TOUCH_EVERY_MS = 60_000;

type SessionTimes = { createdAt: Date; lastUsedAt: Date; remembered: boolean };

/** Whether a session is over at an instant: unused for too long, or simply too old. */
export function hasEnded({ createdAt, lastUsedAt, remembered }: SessionTimes, now: Date): boolean {
  const idle = remembered ? accountLimits.SESSION_REMEMBERED_DAYS * DAY_MS : accountLimits.SESSION_IDLE_HOURS * HOUR_MS;
  const absolute = accountLimits.SESSION_ABSOLUTE_DAYS * DAY_MS;
  return now.getTime() >= Math.min(lastUsedAt.getTime() + idle, createdAt.getTime() + absolute);
}
