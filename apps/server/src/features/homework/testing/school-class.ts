import { DAY_MS, HOUR_MS } from "@dripstone/contract/durations";
import type { Database } from "../../../database/connect.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";

/** Of a test's application, or of a journey's site. */
type School = { db: Database; clock: { now(): Date } };

const words = (text: string) => JSON.stringify({ en: text, ch: `${text}（中文）` });

/** A class of three weeks, of which the first is due in a day, and each further one a week later. Homework is set for all but the last. */
export async function openClass(t: School, { teacher, students = [] }: { teacher?: SignedUp; students?: SignedUp[] }) {
  planted += 1;
  const now = t.clock.now().getTime();
  const { id: programId } = await t.db
    .insertInto("programs")
    .values({
      ...{ slug: `program-${planted}`, subject: "math", name: words("AMC 8"), summary: words("Counting") },
      ...{ ageFrom: 8, ageTo: 15, sortOrder: planted },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const weeks = [1, 2, 3];
  await t.db
    .insertInto("programWeeks")
    .values(weeks.map((week) => ({ programId, week, title: words(`Week ${week}`) })))
    .execute();
  const { id: semesterId } = await t.db
    .insertInto("semesters")
    .values({ name: words("Fall"), startsOn: "2026-01-01", endsOn: "2026-12-31" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id } = await t.db
    .insertInto("classes")
    .values({
      ...{ programId, semesterId, teacherId: teacher?.user.id ?? null, weekday: 1, startsAt: "16:30", minutes: 90 },
      ...{ places: 20, priceCents: 0, state: "open" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const lessons = weeks.map((week) => {
    const dueAt = new Date(now + (1 + 7 * (week - 1)) * DAY_MS);
    const startsAt = new Date(dueAt.getTime() - 7 * DAY_MS);
    return {
      ...{ classId: id, week, startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS), dueAt },
      ...{ solutionFrom: dueAt, homework: week < 3 ? words("Do **all** of it") : null },
    };
  });
  await t.db.insertInto("lessons").values(lessons).execute();
  for (const student of students) await enroll(t, id, student);
  return { id, dueAt: (week: number) => lessons[week - 1]?.dueAt ?? new Date(0) };
}

let planted = 0;

/** Gives somebody a place in a class, or lets them wait for one. */
export async function enroll(t: School, classId: string, { user }: SignedUp, state: "taken" | "waiting" = "taken") {
  await t.db
    .insertInto("classPlaces")
    .values({
      ...{ classId, userId: user.id, state, studentName: user.name, priceCents: 0, at: t.clock.now() },
      ...{ parentName: "Wen", parentEmail: "wen@example.com", parentPhone: "" },
    })
    .execute();
}
