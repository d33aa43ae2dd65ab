import type { GradePayload, Grading } from "@dripstone/contract/homework/grading/payloads";
import type { Audit } from "../../../audit/audit.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { lockHandIn, refuseOvertaken } from "./lock-hand-in.ts";
import { noteChange } from "./note-change.ts";
import { readGrading } from "./read-grading.ts";
import { settleCredit } from "./settle-credit.ts";

type Parts = Pick<Deps, "db" | "clock" | "mail">;
type Teacher = Pick<Caller, "user"> & { audit: Audit };

/** Keeps what a teacher says to a hand-in as a whole. It waits until it is returned; what is returned already changes before its student's eyes. */
export function keepGrade(
  { db, clock, mail }: Parts,
  { user, audit }: Teacher,
  { id, points, of: pointsMax, feedback, version }: GradePayload & { id: string },
): Promise<Grading> {
  return inTransaction(db, async (transaction) => {
    const before = await lockHandIn(transaction, { user }, id);
    refuseOvertaken(before, { version });
    const isSame = before.points === points && before.pointsMax === pointsMax && before.feedback === feedback;
    if (before.gradedAt !== null && isSame) {
      await audit(transaction, { subject: id, details: { changed: false } });
      return readGrading(transaction, id);
    }
    const grade = { points, pointsMax, feedback, graderId: user.id, gradedAt: clock(), gradingVersion: version + 1 };
    await transaction.updateTable("homework").set(grade).where("id", "=", id).execute();
    await noteChange({ db: transaction, clock, mail }, before);
    await settleCredit(transaction, before, clock());
    await audit(transaction, { subject: id, details: { points, of: pointsMax, commented: feedback !== "" } });
    return readGrading(transaction, id);
  });
}
