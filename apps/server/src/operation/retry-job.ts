import { sql } from "kysely";
import type { Audit } from "../audit/audit.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";

/** Lets a job be tried once more that has failed; two who ask for it at once are served once. */
export function retryJob(
  { db, jobs }: Pick<Deps, "db" | "jobs">,
  { audit }: { audit: Audit },
  { id }: { id: string },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`job/${id}`}, 0))`.execute(transaction);
    const { rows } = await sql<{ name: string }>`
      select name from pgboss.job where id = ${id} and state = 'failed'
    `.execute(transaction);
    const [job] = rows;
    if (!job) throw new ApiError("NOT_FOUND");
    await jobs.retry(transaction, { queue: job.name }, id);
    await audit(transaction, { subject: id, details: { queue: job.name } });
  });
}
