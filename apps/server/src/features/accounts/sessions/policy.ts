import { accountLimits } from "@dripstone/contract/accounts/limits";
import { DAY_MS, HOUR_MS } from "@dripstone/contract/durations";
import type { ExpressionBuilder } from "kysely";
import type { DB } from "../../../database/schema.ts";

const { SESSION_ABSOLUTE_DAYS, SESSION_REMEMBERED_DAYS, SESSION_IDLE_HOURS } = accountLimits;
const ABSOLUTE_MS = SESSION_ABSOLUTE_DAYS * DAY_MS;
const REMEMBERED_MS = SESSION_REMEMBERED_DAYS * DAY_MS;
const IDLE_MS = SESSION_IDLE_HOURS * HOUR_MS;

type SessionTimes = { createdAt: Date; lastUsedAt: Date; remembered: boolean };

/** Whether a session is over at an instant: unused for too long, or simply too old. */
export function hasEnded({ createdAt, lastUsedAt, remembered }: SessionTimes, now: Date): boolean {
  const idle = remembered ? REMEMBERED_MS : IDLE_MS;
  return now.getTime() >= Math.min(lastUsedAt.getTime() + idle, createdAt.getTime() + ABSOLUTE_MS);
}

/** The same rule, for the database. */
export const endedAt =
  (now: Date) =>
  ({ or, and, eb }: ExpressionBuilder<DB, "sessions">) => {
    const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    return or([
      eb("createdAt", "<=", before(ABSOLUTE_MS)),
      eb("lastUsedAt", "<=", before(REMEMBERED_MS)),
      and([eb("remembered", "=", false), eb("lastUsedAt", "<=", before(IDLE_MS))]),
    ]);
  };
