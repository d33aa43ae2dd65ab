import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { weeklyMails } from "../mailing/kinds.ts";
import { type DueWeek, dueWeek, readersOf } from "./due.ts";

type Parts = Pick<Deps, "db" | "clock" | "mail">;

/** Writes to everybody who wants to hear that a week's problem has opened, once. */
export async function remind({ db, clock, mail }: Parts): Promise<void> {
  const due = await dueWeek(db, clock());
  if (!due) return;
  const readers = await unreminded(db, due, clock()).select("users.id").orderBy("users.id").execute();
  for (const { id } of readers) {
    await inTransaction(db, (transaction) => remindOne({ db: transaction, clock, mail }, due, id));
  }
}

async function remindOne({ db: transaction, clock, mail }: Parts, due: DueWeek, userId: string): Promise<void> {
  // Looked at again under the lock: another process may just have written.
  await findUserLocked(transaction, { id: userId });
  const reader = await unreminded(transaction, due, clock())
    .where("users.id", "=", userId)
    .select(["email", "preferredLanguage"])
    .executeTakeFirst();
  if (!reader) return;
  const { week } = due.round;
  const { email: to, preferredLanguage: locale } = reader;
  const order = { to, kind: weeklyMails["weekly-reminder"], locale, params: { userId, week } };
  // An address that has had several of late gets its letter at a later turn.
  if (!(await mail.enqueue(transaction, order))) return;
  await transaction.updateTable("weeklyReminders").set({ remindedWeek: week }).where("userId", "=", userId).execute();
}

const unreminded = (db: Database, due: DueWeek, now: Date) =>
  readersOf(db, due, now).where(({ eb, or }) =>
    or([eb("remindedWeek", "is", null), eb("remindedWeek", "<", due.round.week)]),
  );
