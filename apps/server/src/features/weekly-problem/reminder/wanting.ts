import type { WeeklyReminder } from "@dripstone/contract/weekly-problem/payloads";
import { type Expression, type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { lockUser } from "../../../people/lock-user.ts";
import { hashToken } from "../../../token.ts";

/** Whether somebody wants a letter when a week's problem has opened, as an expression. */
export const wantsReminder = (userId: Expression<string>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from weekly_reminders where user_id = ${userId})`;

/** Begins with the letters, or ends them. Whoever wants them already has wanted them since then. */
export async function wantReminder(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user: { id: userId } }: Pick<Caller, "user">,
  { wanted }: WeeklyReminder,
): Promise<WeeklyReminder> {
  await inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId);
    if (!wanted) return stop(transaction, userId);
    await transaction
      .insertInto("weeklyReminders")
      .values({ userId, wantedSince: clock() })
      .onConflict((conflict) => conflict.column("userId").doNothing())
      .execute();
  });
  return { wanted };
}

/** Ends the letters by the link in one of them, however often it is used: nobody has to log in for it. */
export async function stopReminder(db: Database, token: string): Promise<void> {
  const link = await db
    .selectFrom("weeklyReminderLinks")
    .select("userId")
    .where("tokenHash", "=", hashToken(token))
    .executeTakeFirst();
  if (!link) throw new ApiError("NOT_FOUND");
  await stop(db, link.userId);
}

async function stop(db: Database, userId: string): Promise<void> {
  await db.deleteFrom("weeklyReminders").where("userId", "=", userId).execute();
}
