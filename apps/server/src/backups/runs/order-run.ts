import type { BackupKind } from "@dripstone/contract/backups/payloads";
import { HOUR_MS } from "@dripstone/contract/durations";
import { sql } from "kysely";
import { inTransaction } from "../../database/transaction.ts";
import type { Deps } from "../../deps.ts";
import { isHeld } from "../session.ts";
import { BACKUPS_QUEUE } from "./backup-task.ts";
import { endRun } from "./end-run.ts";

type Parts = Pick<Deps, "db" | "clock" | "jobs" | "mail">;

/** Orders a backup, or a test of the newest; answers false where one is under way already, be it ordered or begun, in whatever process. */
export function orderRun({ db, clock, jobs, mail }: Parts, kind: BackupKind): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await endDead({ db: transaction, clock, mail });
    const run = await transaction
      .insertInto("backupRuns")
      .values({ kind, orderedAt: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!run) return false;
    await jobs.order(transaction, { queue: BACKUPS_QUEUE }, { run: run.id });
    return true;
  });
}

/** What a process was at that was killed is over, and so is what no process has begun with. */
export async function endDead(deps: Pick<Deps, "db" | "clock" | "mail">): Promise<void> {
  const dead = await deps.db
    .selectFrom("backupRuns")
    .select("id")
    .where("endedAt", "is", null)
    .where(isDead(deps.clock()))
    .execute();
  for (const { id } of dead) await endRun(deps, id, { failure: "interrupted" });
}

/** Of a run that is not over, whether nobody is at it any more. */
export const isDead = (now: Date) => sql<boolean>`
  case when begun_at is null then ordered_at < ${new Date(now.getTime() - HOUR_MS)} else not ${sql.raw(isHeld)} end
`;
