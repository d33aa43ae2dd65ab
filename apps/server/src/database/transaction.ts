import { DatabaseError } from "pg";
import type { Database } from "./connect.ts";

/** Of two that wait for each other PostgreSQL ends one, which has done nothing then, and may begin again. */
const MOST_TRIES = 3;
const ENDED_FOR_ANOTHER = new Set(["40P01", "40001"]);

/**
 * Does some work in a transaction: the caller's, if `db` is one already, and otherwise one of its own. That is begun again where it was ended for the
 * sake of another, so that nothing but the transaction may be changed by the work.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db);
  return begunAgain(() => db.transaction().execute(work));
}

/** The same for work that writes by one statement: that is a transaction by itself, without the two round trips that begin and end one. */
export async function inOneStatement<Result>(db: Database, work: (db: Database) => Promise<Result>): Promise<Result> {
  return db.isTransaction ? work(db) : begunAgain(() => work(db));
}

async function begunAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (failure) {
      if (tries === MOST_TRIES || !wasEndedForAnother(failure)) throw failure;
    }
  }
}

const wasEndedForAnother = (failure: unknown): boolean =>
  failure instanceof DatabaseError && ENDED_FOR_ANOTHER.has(failure.code ?? "");
