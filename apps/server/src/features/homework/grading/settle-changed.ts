import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { isCurrent } from "../../../roster/is-current.ts";
import { inTime } from "../reading/handed-in.ts";
import { counts, onTimePoints } from "./credit.ts";
import { settleCredit } from "./settle-credit.ts";

/**
 * Settles what is worth something else than it was: a lesson has begun, was moved or canceled, its homework is due at another time, or a place was
 * given up.
 */
export async function settleChanged({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock();
  const changed = await changedSince(db, now);
  const failures: unknown[] = [];
  for (const week of changed) {
    const settle = async (transaction: Database) => {
      // Deleted meanwhile, and their homework with them.
      if (await findUserLocked(transaction, { id: week.userId })) await settleCredit(transaction, week, now);
    };
    // What cannot be settled holds back nobody else's.
    await inTransaction(db, settle).catch((reason) => failures.push(reason));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} weeks cannot be settled`);
}

function changedSince(db: Database, now: Date) {
  const isKnown = sql<boolean>`exists (
    select from achievements as known
    where known.user_id = homework.user_id and known.deed = 'homework'
      and known.source = homework.class_id || '.' || homework.week
  )`;
  return inTime(db)
    .innerJoin("classes as class", "class.id", "homework.classId")
    .innerJoin("semesters as semester", "semester.id", "class.semesterId")
    .where(isCurrent(now))
    .where("homework.version", "=", 1)
    .where((eb) => eb.or([eb("homework.pointsEarned", "<>", onTimePoints(now)), eb(counts(now), "<>", isKnown)]))
    .orderBy("homework.number")
    .select(["homework.userId", "homework.classId", "homework.week"])
    .execute();
}
