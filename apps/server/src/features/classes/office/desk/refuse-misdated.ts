import type { DeskLesson, LessonPayload } from "@dripstone/contract/classes/office/desk";
import { classOfficeLimits } from "@dripstone/contract/classes/office/limits";
import { DAY_MS } from "@dripstone/contract/durations";
import type { FieldIssue } from "@dripstone/contract/errors";
import { sql } from "kysely";
import { instantOf } from "../../../../calendar/wall-time.ts";
import type { Database } from "../../../../database/connect.ts";
import { ApiError } from "../../../../http/errors.ts";

type Moved = { id: string; before: DeskLesson; to: LessonPayload };

/**
 * Refuses a time to which nobody means to move a lesson: far from its semester, as when the year is wrong, or onto another lesson of its class.
 * What stands so already may stay.
 */
export async function refuseMisdated(transaction: Database, { id, before, to }: Moved): Promise<void> {
  const semester = await transaction
    .selectFrom("semesters as semester")
    .innerJoin("classes as class", "class.semesterId", "semester.id")
    .where("class.id", "=", id)
    .select(["semester.startsOn", "semester.endsOn"])
    .executeTakeFirstOrThrow();
  const fields: Record<string, FieldIssue> = {};
  for (const field of ["startsAt", "dueAt"] as const) {
    if (to[field] !== before[field] && isFar(to[field], semester)) fields[field] = { code: "FAR_FROM_SEMESTER" };
  }
  const isMoved = to.startsAt !== before.startsAt || to.minutes !== before.minutes || before.canceled;
  if (!fields.startsAt && isMoved && !to.canceled && (await meetsAnother(transaction, { id, before, to }))) {
    fields.startsAt = { code: "LESSONS_MEET" };
  }
  if (Object.keys(fields).length > 0) throw new ApiError("INVALID_INPUT", { fields });
}

function isFar(wallTime: string, { startsOn, endsOn }: { startsOn: string; endsOn: string }): boolean {
  const day = Date.parse(wallTime.slice(0, "2026-03-04".length));
  const most = classOfficeLimits.LESSON_BESIDE_SEMESTER_MAX_DAYS * DAY_MS;
  return day < Date.parse(startsOn) - most || day > Date.parse(endsOn) + most;
}

async function meetsAnother(transaction: Database, { id, before, to }: Moved): Promise<boolean> {
  const begins = instantOf(to.startsAt);
  const other = await transaction
    .selectFrom("lessons")
    .where("classId", "=", id)
    .where("week", "<>", before.week)
    .where("canceled", "=", false)
    .where("endsAt", ">", begins)
    .where("startsAt", "<", sql<Date>`${begins} + make_interval(mins => ${to.minutes}::integer)`)
    .select("week")
    .executeTakeFirst();
  return other !== undefined;
}
