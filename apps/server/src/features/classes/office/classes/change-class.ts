import type { ClassPayload, OfficeClass } from "@dripstone/contract/classes/office/payloads";
import type { Audit } from "../../../../audit/audit.ts";
import { stepsOf } from "../../../../audit/steps-of.ts";
import { announce } from "../../../../changes/announce.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { ApiError } from "../../../../http/errors.ts";
import { fillPlaces } from "../../places/fill-places.ts";
import { isOver } from "../../places/is-over.ts";
import { changesOf } from "../../telling/changes.ts";
import { tellOfLessons } from "../../telling/tell-of-lessons.ts";
import { lockVersion } from "../lock-version.ts";
import { replan } from "../planning/replan.ts";
import { readStandingLessons } from "../planning/standing-lessons.ts";
import { revise } from "../revise.ts";
import { classColumns, refuseUnknownParts } from "./class-columns.ts";
import { readOfficeClass } from "./read-office-classes.ts";

type Change = ClassPayload & { id: string; version: number };

/**
 * Changes the version of a class that was seen. Where its time is another, its lessons to come are planned anew; where it has more places, those
 * who have waited longest move up, and are told.
 */
export function changeClass(
  deps: Pick<Deps, "db" | "clock" | "mail">,
  { audit }: { audit: Audit },
  { id, version, ...payload }: Change,
): Promise<OfficeClass> {
  const now = deps.clock();
  return inTransaction(deps.db, async (transaction) => {
    const seen = await readOfficeClass(transaction, id);
    // Whoever teaches it already may go on, whatever has become of their account.
    const isSameTeacher = seen.teacher?.id === payload.teacher;
    await refuseUnknownParts(transaction, { ...payload, teacher: isSameTeacher ? null : payload.teacher });
    await lockVersion(transaction, "classes", { id, version });
    const before = await readOfficeClass(transaction, id);
    // A draft is shown to nobody: whoever is in it would look for their class in vain.
    if (payload.state === "draft" && before.taken + before.waiting > 0) {
      throw new ApiError("CLASS_IN_USE", { fields: { state: { code: "CLASS_IN_USE" } } });
    }
    // What opens the class's room is nobody's to read afterwards.
    const steps = stepsOf({ ...before, teacher: before.teacher?.id ?? null }, payload, ["meetingUrl"]);
    const standing = await readStandingLessons(transaction, id);
    await transaction
      .updateTable("classes")
      .set({ ...classColumns(payload), version: version + 1 })
      .where("id", "=", id)
      .execute();
    await revise(transaction, { class: id }, now);
    if (/program|semester|weekday|startsAt|minutes/.test(steps.changed ?? "")) {
      const planned = await replan(transaction, id, { standing, now });
      await tellOfLessons({ ...deps, db: transaction }, { classId: id, changes: changesOf(planned, now) });
    }
    if (payload.places > before.places && !(await isOver(transaction, payload.semester, now))) {
      await fillPlaces({ ...deps, db: transaction }, { id, places: payload.places });
    }
    await audit(transaction, { subject: id, details: steps });
    await announce(transaction, "classes");
    return readOfficeClass(transaction, id);
  });
}
