import { sql } from "kysely";
import type { Database } from "../../apps/server/src/database/connect.ts";
import { hashToken, newToken } from "../../apps/server/src/token.ts";

/** So many students who joined long ago, each with a session that is open. */
export async function addWriters(db: Database, count: number): Promise<{ id: string; token: string }[]> {
  const { rows } = await sql<{ id: string }>`
    insert into users (email, email_key, name, role, password_hash, email_verified_at, joined_at)
    select address, address, 'Student ' || nth, 'student', 'none', now(), now() - interval '400 days'
    from (select nth, 'student-' || nth || '@example.com' as address from generate_series(1, ${count}::integer) as nth) as people
    returning id
  `.execute(db);
  const writers = rows.map(({ id }) => ({ id, token: newToken() }));
  const now = new Date();
  const open = writers.map(({ id, token }) => ({
    ...{ userId: id, tokenHash: hashToken(token), remembered: true },
    ...{ createdAt: now, lastUsedAt: now },
  }));
  await db.insertInto("sessions").values(open).execute();
  return writers;
}
