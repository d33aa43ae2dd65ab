import type { Measure } from "@dripstone/contract/analytics/measures";
import { type RawBuilder, sql } from "kysely";
import { site } from "../../../../../../site.config.ts";
import { midnight } from "../../../calendar/week.ts";

type Source = { measure: Measure | "return-hours"; rows: RawBuilder<unknown> };

/** What takes longer is counted as this: a month. */
const RETURN_HOURS_MAX = 720;

/** The school's day of an instant, as SQL. */
export const dayOf = (instant: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(${instant} at time zone ${sql.lit(site.timeZone)})::date`;

/** Where each number comes from, from a day on: rows of day, dimension and count. Each is counted where its feature keeps it, by instants that stay. */
export function sources(from: string): Source[] {
  const since = midnight(sql`${from}::date`);
  const events = (measure: Measure, at: RawBuilder<unknown>, table: RawBuilder<unknown>): Source => ({
    measure,
    rows: sql`select ${dayOf(at)} as day, '' as dimension, count(*) from ${table} where ${at} >= ${since} group by 1`,
  });
  const visitors = (measure: Measure, which: RawBuilder<unknown>): Source => ({
    measure,
    rows: sql`select day, '' as dimension, count(*) from page_visitors where day >= ${from}::date and ${which} group by 1`,
  });
  const correct = sql`(
    select min(at) as at from weekly_attempts where verdict = 'equal' group by user_id, week
  ) as first_correct`;
  // Only who did something since then is looked up before: most of what stands there is never read again.
  const firstDeeds = sql`(
    select min(earned_at) as at from achievements where earned_at >= ${since} group by user_id
    having not exists (
      select from achievements as earlier where earlier.user_id = achievements.user_id and earlier.earned_at < ${since}
    )
  ) as first_deeds`;
  const permissions = sql`(
    select min(answered_at) as at from parent_answers where answer = 'yes' and user_id is not null group by user_id
  ) as first_permissions`;
  return [
    visitors("visitors", sql`true`),
    visitors("register-visitors", sql`registering`),
    events("registered", sql`joined_at`, sql`users`),
    events("verified", sql`email_verified_at`, sql`users`),
    events("parent-permissions", sql`at`, permissions),
    events("first-deeds", sql`at`, firstDeeds),
    events("lessons", sql`completed_at`, sql`lesson_work`),
    events("attempts", sql`at`, sql`weekly_attempts`),
    events("solved", sql`at`, correct),
    events("posts", sql`created_at`, sql`forum_posts`),
    events("replies", sql`created_at`, sql`forum_replies`),
    events("homework-in", sql`handed_in_at`, sql`homework`),
    events("homework-returned", sql`returned_at`, sql`homework`),
    {
      measure: "return-hours",
      rows: sql`
        select ${dayOf(sql`returned_at`)} as day,
          least(floor(extract(epoch from returned_at - handed_in_at) / 3600), ${RETURN_HOURS_MAX}::integer)::integer::text
            as dimension,
          count(*)
        from homework where returned_at >= ${since} group by 1, 2
      `,
    },
    events("chats", sql`at`, sql`(select at from chat_messages where role = 'user') as asked`),
    {
      measure: "chat-money",
      rows: sql`
        select day, '' as dimension, sum(money)::bigint as count from tutor_calls where day >= ${from}::date group by 1
      `,
    },
  ];
}

/** Who has done something for learning, and when: rows of `user_id` and `at`, from an instant on. */
export function activity(since: RawBuilder<unknown>): RawBuilder<unknown> {
  const done = (user: string, at: string, table: string, where = sql`true`) =>
    sql`select ${sql.ref(user)} as user_id, ${sql.ref(at)} as at from ${sql.table(table)}
      where ${sql.ref(at)} >= ${since} and ${where}`;
  return sql.join(
    [
      done("user_id", "earned_at", "achievements"),
      done("user_id", "touched_at", "lesson_work"),
      done("user_id", "at", "weekly_attempts"),
      done("user_id", "started_at", "sittings"),
      done("user_id", "handed_in_at", "homework"),
      done("author_id", "created_at", "forum_posts"),
      done("author_id", "created_at", "forum_replies"),
      done("user_id", "at", "chat_messages", sql`role = 'user'`),
    ],
    sql` union all `,
  );
}
