import type { GradePayload, Grading } from "@dripstone/contract/homework/grading/payloads";
import type { Audit } from "../../../audit/audit.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { isSaid, refuseEmptied } from "./is-said.ts";
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
    const said = await isSaid(transaction, { id, points, feedback });
    if (!said) refuseEmptied(before);
    const isSame = before.points === points && before.pointsMax === pointsMax && before.feedback === feedback;
    if (isSame && (before.gradedAt !== null) === said) {
      await audit(transaction, { subject: id, details: { class: before.classId, week: before.week, changed: false } });
      return readGrading(transaction, id);
    }
    // Where everything was taken away again, it waits again.
    const by = said ? { graderId: user.id, gradedAt: clock() } : { graderId: null, gradedAt: null };
    const grade = { points, pointsMax, feedback, ...by, gradingVersion: version + 1 };
    await transaction.updateTable("homework").set(grade).where("id", "=", id).execute();
    await noteChange({ db: transaction, clock, mail }, before);
    await settleCredit(transaction, before, clock());
    await audit(transaction, {
      subject: id,
      details: {
        ...{ class: before.classId, week: before.week },
        ...{ before: before.points, points, of: pointsMax, commented: feedback !== "" },
      },
    });
    return readGrading(transaction, id);
  });
}
