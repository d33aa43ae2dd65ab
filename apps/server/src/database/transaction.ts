import type { Database } from "./connect.ts";

/** Does some work in a transaction: the caller's, if `db` is one already, and otherwise one of its own. */
export function inTransaction<Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
