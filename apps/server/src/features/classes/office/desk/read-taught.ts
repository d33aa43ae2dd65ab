import type { Taught } from "@dripstone/contract/classes/office/desk";
import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import { site } from "../../../../../../../site.config.ts";
import type { Database } from "../../../../database/connect.ts";
import { classTitle } from "../../../../roster/class-title.ts";

/** What somebody teaches today, and the classes that they teach in semesters that are not over. */
export async function readTaught(db: Database, userId: string, language: Locale, now: Date): Promise<Taught> {
  const [today, classes] = await Promise.all([readToday(db, userId, now), readClasses(db, userId, now)]);
  return {
    today: today.map(({ name, title, startsAt, endsAt, ...lesson }) => ({
      ...lesson,
      ...{ name: name[language], title: title?.[language] ?? null },
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    })),
    classes: classes.map(({ name, semester, week, startsAt, endsAt, hasHomework, ...row }) => ({
      ...row,
      ...{ name: name[language], semester: semester[language] },
      next:
        week !== null && startsAt && endsAt
          ? { week, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), hasHomework: hasHomework === true }
          : null,
    })),
  };
}

const dayOf = (instant: unknown) => sql<string>`(${instant}::timestamptz at time zone ${site.timeZone})::date`;

const countOf = (state: "taken" | "waiting") =>
  sql<number>`(select count(*)::integer from class_places where class_id = class.id and state = ${state})`;

function readToday(db: Database, userId: string, now: Date) {
  return db
    .selectFrom("lessons as lesson")
    .innerJoin("classes as class", "class.id", "lesson.classId")
    .innerJoin("programs as program", "program.id", "class.programId")
    .leftJoin("programWeeks as about", (join) =>
      join.onRef("about.programId", "=", "class.programId").onRef("about.week", "=", "lesson.week"),
    )
    .where("class.teacherId", "=", userId)
    .where("class.state", "<>", "draft")
    .where(dayOf(sql.ref("lesson.startsAt")), "=", dayOf(now))
    .orderBy("lesson.startsAt")
    .select(["class.id as class", "class.meetingUrl", "lesson.week", "lesson.startsAt", "lesson.endsAt"])
    .select(["lesson.canceled", "about.title"])
    .select([classTitle.as("name"), countOf("taken").as("students")])
    .execute();
}

function readClasses(db: Database, userId: string, now: Date) {
  return db
    .selectFrom("classes as class")
    .innerJoin("programs as program", "program.id", "class.programId")
    .innerJoin("semesters as semester", "semester.id", "class.semesterId")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("lessons as lesson")
          .whereRef("lesson.classId", "=", "class.id")
          .where("lesson.endsAt", ">", now)
          .where("lesson.canceled", "=", false)
          .orderBy("lesson.startsAt")
          .limit(1)
          .select(["lesson.week", "lesson.startsAt", "lesson.endsAt"])
          .select(sql<boolean>`lesson.homework is not null`.as("hasHomework"))
          .as("next"),
      (join) => join.onTrue(),
    )
    .where("class.teacherId", "=", userId)
    .where("semester.endsOn", ">=", dayOf(now))
    .orderBy("next.startsAt", (order) => order.asc().nullsLast())
    .orderBy("class.id")
    .select(["class.id", "class.state", "class.places", "semester.name as semester"])
    .select(["next.week", "next.startsAt", "next.endsAt", "next.hasHomework"])
    .select([classTitle.as("name"), countOf("taken").as("taken"), countOf("waiting").as("waiting")])
    .execute();
}
