import { emailKey } from "@dripstone/contract/accounts/addresses";
import { paths } from "@dripstone/contract/paths";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { hashToken, newToken } from "../../../token.ts";
import type { WeeklyMails } from "../mailing/kinds.ts";
import { dueWeek, readersOf } from "./due.ts";

type Reminder = WeeklyMails["weekly-reminder"];

/** Null when it is wanted no more, has become needless, or is too late: a letter may have waited for days. */
export function writeReminder(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, week }: Reminder["params"],
  to: string,
): Promise<Reminder["values"] | null> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    await findUserLocked(transaction, { id: userId });
    const due = await dueWeek(transaction, now);
    if (due?.round.week !== week) return null;
    const reader = await readersOf(transaction, due, now)
      .where("users.id", "=", userId)
      .where("emailKey", "=", emailKey(to))
      .select(["name", "mailbox", "preferredLanguage"])
      .executeTakeFirst();
    if (!reader) return null;
    const token = newToken();
    await transaction
      .insertInto("weeklyReminderLinks")
      .values({ userId, tokenHash: hashToken(token) })
      .execute();
    const { name, mailbox, preferredLanguage: language } = reader;
    return {
      name,
      title: due.round.problem.texts[language].title,
      link: paths.weeklyProblem,
      stop: `${paths.stopReminder}?${new URLSearchParams({ token, lang: language })}`,
      unsubscribe: `/api/weekly-problem/reminder/stop?${new URLSearchParams({ token })}`,
      reader: mailbox,
    };
  });
}
