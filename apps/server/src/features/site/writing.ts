import { sql } from "kysely";
import { inTransaction } from "../../database/transaction.ts";
import type { Deps } from "../../deps.ts";

/** However often somebody asks for our health, the disk is written to no more often. */
const KNOWN_FOR_MS = 1_000;
const PROBE = "health";

/** Finds out whether the database and the files take what is written: a full disk can still be read, and so can a database's standby. */
export function writing({ db, files }: Pick<Deps, "db" | "files">): () => Promise<boolean> {
  let known: { until: number; works: Promise<boolean> } | undefined;
  const probe = async () => {
    await Promise.all([writeRows(db), files.put(PROBE, new Date().toISOString())]);
  };
  return () => {
    if (known && performance.now() < known.until) return known.works;
    const works = probe().then(
      () => true,
      () => false,
    );
    const current = { until: Number.POSITIVE_INFINITY, works };
    works.finally(() => {
      current.until = performance.now() + KNOWN_FOR_MS;
    });
    known = current;
    return works;
  };
}

/** A table that goes with its transaction: it takes place in the catalogue, in a file of its own and in the log, as every write does. */
async function writeRows(db: Deps["db"]): Promise<void> {
  const { rows } = await sql<{
    readOnly: string;
  }>`select current_setting('transaction_read_only') as read_only`.execute(db);
  if (rows[0]?.readOnly !== "off") throw new Error("The database is read only");
  await inTransaction(db, async (transaction) => {
    await sql`create temporary table written on commit drop as select generate_series(1, 1000) as drop`.execute(
      transaction,
    );
  });
}
