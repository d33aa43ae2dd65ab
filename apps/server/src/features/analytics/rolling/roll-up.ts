import { type RawBuilder, sql } from "kysely";
import { midnight } from "../../../calendar/week.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { ChoreDeps } from "../../../feature.ts";
import { dayInZone } from "../../../spreadsheet.ts";
import { activity, dayOf, sources } from "./sources.ts";

/** Days that are over are counted once more: another process may have written down a little late what happened. */
const AGAIN_DAYS = 2;

/** Under this name stands until when a day was counted, in seconds since 1970. */
export const COUNTED_TO = "counted-to";

/**
 * Brings the numbers of the last days up to date, from the first day that was never counted. Done again it changes nothing; and no number falls: what
 * somebody did on a day was done, also when the account is deleted later.
 */
export async function rollUp({ db, clock }: Pick<ChoreDeps, "db" | "clock">): Promise<void> {
  const now = clock();
  const today = dayInZone(now);
  await inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('analytics/roll-up', 0))`.execute(transaction);
    const from = await firstDay(transaction, today);
    for (const { measure, rows } of sources(from))
      await keep(transaction, sql`select day, ${measure}, dimension, count from (${rows}) as found`);
    await keep(transaction, learners(from, today));
    const second = Math.floor(now.getTime() / 1000);
    await keep(transaction, sql`values (${today}::date, ${COUNTED_TO}, '', ${second}::bigint)`);
    await forgetVisitors(transaction, today);
  });
}

async function firstDay(db: Database, today: string): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select least(${today}::date, coalesce(
      (select max(day) from analytics_days where measure = 'learners'),
      (select min(${dayOf(sql`joined_at`)}) from users),
      ${today}::date
    ) - ${AGAIN_DAYS}::integer) as day
  `.execute(db);
  return rows[0]?.day ?? today;
}

/** Rows of day, measure, dimension and count. */
async function keep(db: Database, rows: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into analytics_days (day, measure, dimension, count) ${rows}
    on conflict (day, measure, dimension) do update set count = excluded.count
    where excluded.count > analytics_days.count
  `.execute(db);
}

/**
 * Who was here on each day, each week and each month, everybody once. Days without anybody have a row, too: by it one sees that they were counted.
 */
function learners(from: string, today: string): RawBuilder<unknown> {
  const first = sql`least(date_trunc('week', ${from}::date), date_trunc('month', ${from}::date))::date`;
  const step = (length: string) => sql`date_trunc(${length}, day)::date`;
  return sql`
    with active as materialized (
      select distinct ${dayOf(sql`at`)} as day, user_id
      from (${activity(midnight(first))}) as done
      join users on users.id = user_id and users.role = 'student' and users.family_role = 'student'
    )
    select day::date, 'learners', '', (select count(*) from active where active.day = days.day::date)
    from generate_series(${from}::date, ${today}::date, interval '1 day') as days (day)
    union all
    select ${step("week")}, 'learners-week', '', count(distinct user_id) from active
    where day >= date_trunc('week', ${from}::date) group by 1
    union all
    select ${step("month")}, 'learners-month', '', count(distinct user_id) from active
    where day >= date_trunc('month', ${from}::date) group by 1
  `;
}

/** Who has opened a page on the days before, and with it how to find that out. */
async function forgetVisitors(db: Database, today: string): Promise<void> {
  await db.deleteFrom("pageVisitors").where("day", "<", today).execute();
  await db.deleteFrom("pageVisitorSecrets").where("day", "<", today).execute();
}
