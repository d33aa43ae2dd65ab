import type { PlanPreview } from "@dripstone/contract/classes/office/payloads";
import type { Database } from "../../../../database/connect.ts";
import { ApiError } from "../../../../http/errors.ts";
import { classTitle } from "../../../../roster/class-title.ts";
import { previewOf } from "../planning/preview-of.ts";
import { planFor } from "../planning/replan.ts";
import type { Timetable } from "../planning/slots.ts";
import { readStandingLessons } from "../planning/standing-lessons.ts";
import { daysOf, weeksOf } from "../planning/timetable-of.ts";

type Hours = Pick<Timetable, "weekday" | "startsAt" | "minutes"> & { program: string; semester: string };

/** What another time, semester or program would make of the lessons of a class. */
export async function previewClass(
  db: Database,
  { id, program, semester, ...hours }: Hours & { id: string },
  now: Date,
): Promise<PlanPreview> {
  const found = await db
    .selectFrom("classes as class")
    .innerJoin("programs as program", "program.id", "class.programId")
    .where("class.id", "=", id)
    .select(classTitle.as("name"))
    .executeTakeFirst();
  if (!found) throw new ApiError("NOT_FOUND");
  const timetable = { ...hours, ...(await daysOf(db, semester)) };
  const standing = await readStandingLessons(db, id);
  const planned = await planFor(db, { standing, now }, timetable, await weeksOf(db, program));
  return previewOf({ id, name: found.name }, planned);
}
