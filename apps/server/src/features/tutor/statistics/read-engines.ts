import type { ReplyOf } from "@dripstone/contract";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { Days } from "./read-sums.ts";

type Engines = ReplyOf<"GET /chatbot/stats">["engines"];
type Row = Record<"engine", string> &
  Record<"calls" | "failures" | "money", number> &
  Record<"firstP50" | "firstP95" | "wholeP50" | "wholeP95", number | null>;

/** How often each engine was asked, how often in vain, and how fast it was. */
export async function readEngines(db: Database, { first, last }: Days): Promise<Engines> {
  const part = (share: number, column: "ms_first" | "ms_whole") =>
    sql`round(percentile_cont(${sql.lit(share)}) within group (order by ${sql.ref(column)}))::integer`;
  const { rows } = await sql<Row>`
    select engine, count(*) as calls, sum(money)::bigint as money,
      count(*) filter (where outcome in ('fell-back', 'failed', 'broken-off')) as failures,
      ${part(0.5, "ms_first")} as first_p50, ${part(0.95, "ms_first")} as first_p95,
      ${part(0.5, "ms_whole")} as whole_p50, ${part(0.95, "ms_whole")} as whole_p95
    from tutor_calls where day between ${first} and ${last} and state = 'settled'
    group by engine order by calls desc, engine
  `.execute(db);
  return rows.map(({ firstP50, firstP95, wholeP50, wholeP95, ...row }) => ({
    ...row,
    msFirst: { p50: firstP50, p95: firstP95 },
    msWhole: { p50: wholeP50, p95: wholeP95 },
  }));
}
