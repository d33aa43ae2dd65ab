import type { Person } from "@dripstone/contract/people";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { Caller } from "../../../http/caller.ts";
import { personOf } from "../../../people/person-of.ts";
import { classTitle } from "../../../roster/class-title.ts";
import { isCurrent } from "../../../roster/is-current.ts";
import { handedIn, isLate, isLateByItself, isNewest } from "../reading/handed-in.ts";

/** What a view of the queue asks for. */
type InQueue = {
  state?: "waiting" | "graded" | "returned" | undefined;
  late?: "yes" | undefined;
  class?: string | undefined;
  week?: string | undefined;
};

type View = InQueue & { now: Date };

/**
 * The newest hand-in of each student and week that a view asks for, in the classes with which somebody works; nobody grades what is their own.
 */
export function handedInTo(db: Database, caller: Pick<Caller, "user">, view: View) {
  return handedIn(db)
    .innerJoin("classes as class", "class.id", "homework.classId")
    .innerJoin("programs as program", "program.id", "class.programId")
    .innerJoin("semesters as semester", "semester.id", "class.semesterId")
    .innerJoin("users as student", "student.id", "homework.userId")
    .select(sql<Person>`${personOf("student")}`.as("student"))
    .select(classTitle.as("className"))
    .where(isInView(caller, view, isLate));
}

/** The same, to count them and to go from one to the next: with nothing that only shows them, as planning that costs the database more than the work. */
export function queued(db: Database, caller: Pick<Caller, "user">, view: View) {
  return db
    .selectFrom("homework")
    .innerJoin("classes as class", "class.id", "homework.classId")
    .innerJoin("semesters as semester", "semester.id", "class.semesterId")
    .where(isInView(caller, view, isLateByItself));
}

/** Of semesters that are over only what waits is asked for, unless one of their classes is. */
function isInView(
  { user }: Pick<Caller, "user">,
  { state, late, class: classId, week, now }: View,
  isLate: RawBuilder<boolean>,
): RawBuilder<boolean> {
  // Whatever waits is not returned either; said, as the index is of that.
  const isNotReturned = sql`homework.returned_at is null`;
  const conditions = [sql`homework.user_id <> ${user.id}`, isNewest];
  if (user.role !== "admin") conditions.push(sql`class.teacher_id = ${user.id}`);
  conditions.push(
    classId ? sql`homework.class_id = ${classId}` : sql`(${isCurrent(now)} or homework.returned_at is null)`,
  );
  if (week) conditions.push(sql`homework.week = ${Number(week)}`);
  if (late) conditions.push(isLate);
  if (state === "waiting" || state === "graded") conditions.push(isNotReturned);
  if (state === "waiting") conditions.push(sql`homework.graded_at is null`);
  if (state === "graded") conditions.push(sql`homework.graded_at is not null`);
  if (state === "returned") conditions.push(sql`homework.returned_at is not null`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
