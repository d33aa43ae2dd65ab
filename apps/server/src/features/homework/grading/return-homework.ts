import type { Grading } from "@dripstone/contract/homework/grading/payloads";
import type { Audit } from "../../../audit/audit.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { isSaid } from "./is-said.ts";
import { lockHandIn, refuseOvertaken } from "./lock-hand-in.ts";
import { readGrading } from "./read-grading.ts";
import { settleCredit } from "./settle-credit.ts";
import { tellStudent, untellStudent } from "./tell-student.ts";

type Parts = Pick<Deps, "db" | "clock" | "mail">;
type Teacher = Pick<Caller, "user"> & { audit: Audit };
type Seen = { id: string; version: number };

/** Returns a hand-in with all that was said to it: its student sees it, is told, and earns its points. */
export function returnHomework(
  { db, clock, mail }: Parts,
  { user, audit }: Teacher,
  { id, version }: Seen,
): Promise<Grading> {
  return inTransaction(db, async (transaction) => {
    const row = await lockHandIn(transaction, { user }, id);
    refuseOvertaken(row, { version });
    if (row.returnedAt === null) {
      if (!(await isSaid(transaction, row))) throw new ApiError("HOMEWORK_NOTHING_SAID");
      const now = clock();
      const graded = row.gradedAt === null ? { gradedAt: now, graderId: user.id } : {};
      await transaction
        .updateTable("homework")
        .set({ ...graded, returnedAt: now, seenAt: null, gradingVersion: version + 1 })
        .where("id", "=", id)
        .execute();
      await settleCredit(transaction, row, now);
      await tellStudent({ db: transaction, clock, mail }, row, "returned");
    }
    await audit(transaction, { subject: id, details: { class: row.classId, week: row.week, points: row.points } });
    return readGrading(transaction, id);
  });
}

/** Takes it back: its student knows nothing of it until it is returned again. */
export function takeBackHomework(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user, audit }: Teacher,
  { id, version }: Seen,
): Promise<Grading> {
  return inTransaction(db, async (transaction) => {
    const row = await lockHandIn(transaction, { user }, id);
    refuseOvertaken(row, { version });
    if (row.returnedAt === null) throw new ApiError("HOMEWORK_NOT_RETURNED");
    await transaction
      .updateTable("homework")
      .set({ returnedAt: null, seenAt: null, gradingVersion: version + 1 })
      .where("id", "=", id)
      .execute();
    await settleCredit(transaction, row, clock());
    await untellStudent(transaction, row);
    await audit(transaction, {
      subject: id,
      details: { class: row.classId, week: row.week, seen: row.seenAt !== null },
    });
    return readGrading(transaction, id);
  });
}
