import type { Database } from "../../../../database/connect.ts";
import { keepPlan } from "./keep-plan.ts";
import { type Planned, planAnew } from "./plan-anew.ts";
import { slotsOf, type Timetable } from "./slots.ts";
import type { StandingLesson } from "./standing-lessons.ts";
import { timetableOf, weeksOf } from "./timetable-of.ts";

type Then = { standing: readonly StandingLesson[]; now: Date };

/** What becomes of a class's lessons with another timetable, of a program of so many weeks. */
export async function planFor(
  db: Database,
  { standing, now }: Then,
  timetable: Timetable,
  weeks: number,
): Promise<Planned[]> {
  return planAnew({ weeks, lessons: standing, slots: await slotsOf(db, timetable), now });
}

/** Plans the lessons of a class as it is kept by now, and says how; they stand as they were before it was changed. */
export async function replan(transaction: Database, classId: string, then: Then): Promise<Planned[]> {
  const { program, ...timetable } = await timetableOf(transaction, classId);
  const planned = await planFor(transaction, then, timetable, await weeksOf(transaction, program));
  await keepPlan(transaction, { classId, planned, ...then });
  return planned;
}
