import type { ReplyOf } from "@dripstone/contract";
import { type RawBuilder, sql } from "kysely";
import { site } from "../../../../../../site.config.ts";
import { midnight } from "../../../calendar/week.ts";
import type { Database } from "../../../database/connect.ts";

type Sums = ReplyOf<"GET /chatbot/stats">["whole"];

/** Days of the school's calendar, both of them included, as SQL. */
export type Days = { first: RawBuilder<string>; last: RawBuilder<string> };

/** What was asked on each day and on all of them, what it took, and what students say of it. Trying a model out costs, and is no message. */
export async function readSums(
  db: Database,
  { first, last }: Days,
): Promise<{ whole: Sums; days: (Sums & { day: string })[] }> {
  const { rows } = await sql<Sums & { day: string | null }>`
    with calls as (
      select day, count(*) filter (where mode <> 'try') as messages,
        count(distinct user_id) filter (where mode <> 'try') as students,
        sum(tokens_in) as tokens_in, sum(tokens_out) as tokens_out, sum(money) as money,
        count(*) filter (where outcome = 'fell-back') as fallbacks, count(*) filter (where outcome = 'spent') as spent
      from tutor_calls where day between ${first} and ${last}
      group by grouping sets ((day), ())
    ), rated as (
      select day, count(*) filter (where feedback = 'helpful') as helpful,
        count(*) filter (where feedback = 'not-helpful') as not_helpful
      from chat_messages cross join lateral (select (feedback_at at time zone ${site.timeZone})::date as day) as rated_on
      where feedback_at >= ${midnight(first)} and feedback_at < ${midnight(sql`(${last} + 1)`)}
      group by grouping sets ((day), ())
    )
    select days.day, ${sql.join(columns.map((column) => sql`coalesce(${sql.ref(column)}, 0)::bigint as ${sql.ref(column)}`))}
    from (
      select generate_series(${first}, ${last}, interval '1 day')::date as day union all select null
    ) as days
    left join calls on calls.day is not distinct from days.day left join rated on rated.day is not distinct from days.day
    order by days.day
  `.execute(db);
  const whole = rows.find(({ day }) => day === null);
  if (!whole) throw new Error("the sums of all days are asked for, too");
  return { whole, days: rows.flatMap(({ day, ...sums }) => (day === null ? [] : [{ day, ...sums }])) };
}

const columns = [
  ...["messages", "students", "tokensIn", "tokensOut", "money"],
  ...["fallbacks", "spent", "helpful", "notHelpful"],
];
