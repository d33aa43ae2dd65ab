import { ownCalendarPath } from "@dripstone/contract/classes/calendars";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { peopleToWriteTo } from "../../../people/people-to-write-to.ts";
import { hashToken, isToken, newToken } from "../../../token.ts";

/** Gives somebody a new secret address for their calendar; the one before is worth nothing any more. */
export async function renewCalendarAddress(
  { db, clock, siteUrl }: Pick<Deps, "db" | "clock" | "siteUrl">,
  { user }: Pick<Caller, "user">,
): Promise<{ address: string }> {
  const secret = newToken();
  const values = { secretHash: hashToken(secret), at: clock() };
  await db
    .insertInto("calendarAddresses")
    .values({ ...values, userId: user.id })
    .onConflict((conflict) => conflict.column("userId").doUpdateSet(values))
    .execute();
  return { address: siteUrl + ownCalendarPath(secret) };
}

/** Nobody reads somebody's calendar any more. */
export async function dropCalendarAddress(
  { db }: Pick<Deps, "db">,
  { user }: Pick<Caller, "user">,
): Promise<Record<string, never>> {
  await db.deleteFrom("calendarAddresses").where("userId", "=", user.id).execute();
  return {};
}

/** Since when somebody has an address; the secret itself is known to nobody but their calendar program. */
export async function readCalendarAddress(db: Database, userId: string): Promise<{ since: string | null }> {
  const found = await db.selectFrom("calendarAddresses").where("userId", "=", userId).select("at").executeTakeFirst();
  return { since: found?.at.toISOString() ?? null };
}

/** Whose calendar a secret opens; undefined where it opens none, as with an account that is closed. */
export async function ownerOfCalendar(
  { db, clock }: Pick<Deps, "db" | "clock">,
  secret: string,
): Promise<{ id: string; preferredLanguage: "en" | "ch" } | undefined> {
  if (!isToken(secret)) return undefined;
  return peopleToWriteTo(db, clock())
    .innerJoin("calendarAddresses as address", "address.userId", "users.id")
    .where("address.secretHash", "=", hashToken(secret))
    .select(["users.id", "users.preferredLanguage"])
    .executeTakeFirst();
}
