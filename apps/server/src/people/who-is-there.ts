import type { Database } from "../database/connect.ts";

/** Which of these people have an account. */
export async function whoIsThere(db: Database, userIds: string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db.selectFrom("users").select("id").where("id", "in", userIds).execute();
  return new Set(rows.map(({ id }) => id));
}
