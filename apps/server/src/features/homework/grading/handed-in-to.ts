import type { Person } from "@dripstone/contract/people";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { Caller } from "../../../http/caller.ts";
import { personOf } from "../../../people/person-of.ts";
import { classTitle } from "../../../roster/class-title.ts";
import { isCurrent } from "../../../roster/is-current.ts";
import { handedIn, isLate, isNewest } from "../reading/handed-in.ts";

/** What a view of the queue asks for. */
export type InQueue = {
  state?: "waiting" | "graded" | "returned" | undefined;
  late?: "yes" | undefined;
  class?: string | undefined;
  week?: string | undefined;
};

/** The newest hand-in of each student and week, in the classes with which somebody works; nobody grades what is their own. */
export function handedInTo(db: Database, { user }: Pick<Caller, "user">) {
  return handedIn(db)
    .innerJoin("classes as class", "class.id", "homework.classId")
    .innerJoin("programs as program", "program.id", "class.programId")
    .innerJoin("semesters as semester", "semester.id", "class.semesterId")
    .innerJoin("users as student", "student.id", "homework.userId")
    .select(sql<Person>`${personOf("student")}`.as("student"))
    .select(classTitle.as("className"))
    .$if(user.role !== "admin", (query) => query.where("class.teacherId", "=", user.id))
    .where("homework.userId", "<>", user.id)
    .where(isNewest);
}

type Query = ReturnType<typeof handedInTo>;

/** Those of them that a view asks for; of semesters that are over only what waits, unless one of their classes is asked for. */
export function inView(query: Query, { state, late, class: classId, week, now }: InQueue & { now: Date }): Query {
  let asked = query;
  if (classId) asked = asked.where("homework.classId", "=", classId);
  else asked = asked.where((eb) => eb.or([isCurrent(now), eb("homework.returnedAt", "is", null)]));
  if (week) asked = asked.where("homework.week", "=", Number(week));
  if (late) asked = asked.where(isLate);
  // Whatever waits is not returned either; said, as the index is of that.
  if (state === "waiting" || state === "graded") asked = asked.where("homework.returnedAt", "is", null);
  if (state === "waiting") asked = asked.where("homework.gradedAt", "is", null);
  if (state === "graded") asked = asked.where("homework.gradedAt", "is not", null);
  if (state === "returned") asked = asked.where("homework.returnedAt", "is not", null);
  return asked;
}
