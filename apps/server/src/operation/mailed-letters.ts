import type { OperationState } from "@dripstone/contract/operation/payloads";
import { sql } from "kysely";
import { site } from "../../../../site.config.ts";
import type { Database } from "../database/connect.ts";
import { partlyHidden } from "../mail/partly-hidden.ts";

type Letter = NonNullable<OperationState["mailed"]>[number];

/** Of what waits or does not get through, and of what was sent. */
const LETTERS_TOLD = 50;

type Row = Omit<Letter, "at" | "reader"> & { at: Date; to: string | null };

/** Letters that go through a mail server: first those that do not get through, then the newest. */
export async function mailedLetters(db: Database): Promise<Letter[]> {
  const [{ rows: waiting }, sent] = await Promise.all([
    sql<Row>`
      select id, data->>'kind' as kind, data->>'to' as to,
        case state when 'failed' then 'failed' when 'retry' then 'trying' else 'waiting' end as state,
        case when started_on is null then 0 else retry_count + 1 end as attempts,
        coalesce(completed_on, started_on, created_on) as at
      from pgboss.job
      where name = 'mail' and state in ('created', 'active', 'retry', 'failed')
      order by state = 'failed' desc, state = 'retry' desc, created_on desc
      limit ${LETTERS_TOLD}
    `.execute(db),
    db.selectFrom("sentLetters").selectAll().orderBy("sentAt", "desc").limit(LETTERS_TOLD).execute(),
  ]);
  return [
    ...waiting.map(({ at, to, ...row }) => ({ ...row, reader: partlyHidden(to ?? site.email), at: at.toISOString() })),
    ...sent.map(({ sentAt, ...row }) => ({ ...row, state: "sent" as const, at: sentAt.toISOString() })),
  ];
}
