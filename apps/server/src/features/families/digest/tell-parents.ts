import { type Week, wallClock, weekAt } from "../../../calendar/week.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { childrenOf, families } from "../../../family/children-of.ts";
import { tell } from "../../../notices/tell.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { newsOf } from "../read-week.ts";
import { childrensWeek } from "./kinds.ts";

type Parts = Pick<Deps, "db" | "clock" | "mail">;

/** From six on Sunday evening by the school's clock, until the week is over. */
const FROM = { days: 6, hours: 18 };

/** Tells every parent whose children have done something this week, once a week. */
export async function tellParents({ db, clock, mail }: Parts): Promise<void> {
  const now = clock();
  const week = await weekAt(db, now);
  if (now < (await wallClock(db, week.week, FROM))) return;
  for (const { parentId } of await families(db, now)) {
    await inTransaction(db, (transaction) => tellOne({ db: transaction, clock, mail }, parentId, week));
  }
}

async function tellOne({ db: transaction, clock, mail }: Parts, userId: string, week: Week): Promise<void> {
  // Another process may be telling the same parent.
  await findUserLocked(transaction, { id: userId });
  if (await isTold(transaction, userId, week)) return;
  const news = await newsOf(transaction, await childrenOf(transaction, userId, clock()), week);
  if (news.length === 0) return;
  const about = { week: week.week };
  await tell({ db: transaction, clock, mail }, childrensWeek, { userId, subject: week.week, about });
}

async function isTold(transaction: Database, userId: string, { week }: Week): Promise<boolean> {
  const told = await transaction
    .selectFrom("notices")
    .where("userId", "=", userId)
    .where("kind", "=", childrensWeek.name)
    .where("subject", "=", week)
    .select("id")
    .executeTakeFirst();
  return told !== undefined;
}
