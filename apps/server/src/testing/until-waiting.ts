import { sql } from "kysely";
import type { Database } from "../database/connect.ts";

/** Waits until so many statements wait for a lock that somebody else has. */
export async function untilWaiting(db: Database, statements: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    if ((rows[0]?.count ?? 0) >= statements) return;
  }
}
