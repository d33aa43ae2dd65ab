import { sql } from "kysely";
import type { Database } from "../database/connect.ts";

/** How many calls wait for what another transaction holds. */
export async function waitingFor(db: Database): Promise<number> {
  const { rows } = await sql<{ calls: number }>`
    select count(*)::integer as calls from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.calls ?? 0;
}
