import { sql } from "kysely";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { operationMails } from "./mails.ts";

/**
 * Tells the office by one letter that jobs have failed for good: of each kind of job the first time, and again only after it has worked in
 * between. That it was told stands at the failure itself, so the same is told once more when that is forgotten, after a day. Letters are
 * left out: the office would hear by a letter that letters do not arrive.
 */
export async function tellFailures({ db, mail }: Pick<Deps, "db" | "mail">): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { rows } = await sql`
      with failures as (
        select id, name, completed_on, coalesce(output ? 'told', false) as told
        from pgboss.job where state = 'failed' and name <> 'mail'
      ), noted as (
        update pgboss.job as job set output = coalesce(job.output, '{}') || '{"told": true}'
        from failures where job.id = failures.id and job.name = failures.name
          -- Also where somebody else has noted it meanwhile.
          and not coalesce(job.output ? 'told', false)
        returning job.name
      )
      select from noted
      where not exists (
        select from failures as before
        where before.name = noted.name and before.told and not exists (
          select from pgboss.job as done
          where done.name = noted.name and done.state = 'completed' and done.completed_on > before.completed_on
        )
      )
    `.execute(transaction);
    if (rows.length > 0) await mail.tellOffice(transaction, operationMails["jobs-failed"], {});
  });
}
