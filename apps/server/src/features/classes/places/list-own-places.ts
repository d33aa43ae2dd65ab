import type { OwnPlace } from "@dripstone/contract/classes/places";
import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { classTitle } from "../../../roster/class-title.ts";
import { htmlOfWords } from "../html-of-words.ts";

/** The living places of somebody, those whose next lesson is soonest first. */
export async function listOwnPlaces(db: Database, userId: string, language: Locale, now: Date): Promise<OwnPlace[]> {
  const rows = await db
    .selectFrom("classPlaces as place")
    .innerJoin("classes as class", "class.id", "place.classId")
    .innerJoin("programs as program", "program.id", "class.programId")
    .innerJoin("semesters as semester", "semester.id", "class.semesterId")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("lessons")
          .whereRef("lessons.classId", "=", "class.id")
          .where("lessons.endsAt", ">", now)
          .where("lessons.canceled", "=", false)
          .orderBy("lessons.startsAt")
          .limit(1)
          .select(["lessons.week", "lessons.startsAt as lessonStartsAt", "lessons.endsAt as lessonEndsAt"])
          .as("next"),
      (join) => join.onTrue(),
    )
    .where("place.userId", "=", userId)
    .where("place.state", "<>", "given-up")
    .orderBy("next.lessonStartsAt", (order) => order.asc().nullsLast())
    .orderBy("place.number")
    .select(["place.classId", "place.state", "place.studentName", "place.priceCents", "place.payment"])
    .select(["class.meetingUrl", "semester.name as semester", "semester.payment as instructions"])
    .select(["next.week", "next.lessonStartsAt", "next.lessonEndsAt"])
    .select([
      classTitle.as("name"),
      sql<number>`(
        select count(*)::integer from class_places as other
        where other.class_id = place.class_id and other.state = 'waiting' and other.number < place.number
      )`.as("before"),
    ])
    .execute();
  return rows.map((row) => {
    const { state, week, lessonStartsAt, lessonEndsAt, instructions } = row;
    const isIn = state === "taken";
    return {
      ...{ class: row.classId, name: row.name[language], semester: row.semester[language] },
      ...{ studentName: row.studentName, priceCents: row.priceCents, payment: row.payment },
      state: isIn ? "taken" : "waiting",
      before: isIn ? null : row.before,
      paymentHtml: isIn && row.payment === "due" && instructions ? htmlOfWords(instructions[language]) : null,
      meetingUrl: isIn ? row.meetingUrl : null,
      next:
        // Who waits has no lesson to come to.
        isIn && week !== null && lessonStartsAt && lessonEndsAt
          ? { week, startsAt: lessonStartsAt.toISOString(), endsAt: lessonEndsAt.toISOString() }
          : null,
    };
  });
}
