import type { MissingStudent } from "@dripstone/contract/homework/grading/payloads";
import { type RawBuilder, sql } from "kysely";

/** Who has a place in a class, and has handed in nothing for a week of it; in the order of the roster. */
export const missingIn = (classId: RawBuilder<unknown>, week: RawBuilder<unknown>): RawBuilder<Missing[]> =>
  sql<Missing[]>`coalesce((
    select json_agg(
      json_build_object('user', place.user_id, 'studentName', place.student_name, 'extendedTo', extension.due_at)
      order by place.number
    )
    from class_places as place
    left join homework_extensions as extension
      on extension.class_id = place.class_id and extension.week = ${week} and extension.user_id = place.user_id
    where place.class_id = ${classId} and place.state = 'taken'
      and not exists (
        select from homework as work
        where work.user_id = place.user_id and work.class_id = place.class_id and work.week = ${week}
      )
  ), '[]')`;

/** Whether a lesson, in a query that calls it so, has homework: it is set, or somebody has handed some in. */
export const asksForHomework = sql<boolean>`(lesson.homework is not null or exists (
  select from homework as work where work.class_id = lesson.class_id and work.week = lesson.week
))`;

/** JSON writes an instant in a form of its own. */
type Missing = { user: string; studentName: string; extendedTo: string | null };

export const presentMissing = (rows: readonly Missing[]): MissingStudent[] =>
  rows.map(({ extendedTo, ...row }) => ({
    ...row,
    extendedTo: extendedTo === null ? null : new Date(extendedTo).toISOString(),
  }));
