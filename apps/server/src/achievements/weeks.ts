import { type Expression, type RawBuilder, sql } from "kysely";

/**
 * Whether a row of `weekly_rounds`, by this name, is a week for somebody's weeks in a row. One that was closed early is only for those who had
 * solved its problem by then: who meant to do so on Sunday has left nothing out.
 */
export function isWeekFor(userId: string | Expression<string>, round: string): RawBuilder<boolean> {
  return sql`(${sql.ref(`${round}.closedAt`)} is null or exists (
    select from achievements as solved
    where solved.user_id = ${userId} and solved.deed = 'weekly-problem' and solved.source = ${sql.ref(`${round}.week`)}::text
  ))`;
}
