import type { PlanPreview } from "@dripstone/contract/classes/office/payloads";
import type { Database } from "../../../../database/connect.ts";
import { classTitle } from "../../../../roster/class-title.ts";
import { previewOf } from "../planning/preview-of.ts";
import { planFor } from "../planning/replan.ts";
import type { Timetable } from "../planning/slots.ts";
import { readStandingLessons } from "../planning/standing-lessons.ts";
import { timetableOf, weeksOf } from "../planning/timetable-of.ts";
import { readOfficeSemester } from "./read-office-semesters.ts";

type Days = Pick<Timetable, "startsOn" | "endsOn" | "breaks">;

/** What other days of a semester would make of the lessons of its classes. */
export async function previewSemester(
  db: Database,
  { id, startsOn, endsOn, breaks }: Days & { id: string },
  now: Date,
): Promise<PlanPreview[]> {
  await readOfficeSemester(db, id);
  const classes = await db
    .selectFrom("classes as class")
    .innerJoin("programs as program", "program.id", "class.programId")
    .where("class.semesterId", "=", id)
    .orderBy("class.weekday")
    .orderBy("class.startsAt")
    .select(["class.id", "class.programId"])
    .select(classTitle.as("name"))
    .execute();
  const previews: PlanPreview[] = [];
  for (const { id: classId, name, programId } of classes) {
    const timetable = { ...(await timetableOf(db, classId)), startsOn, endsOn, breaks };
    const standing = await readStandingLessons(db, classId);
    const planned = await planFor(db, { standing, now }, timetable, await weeksOf(db, programId));
    previews.push(previewOf({ id: classId, name }, planned));
  }
  return previews;
}
