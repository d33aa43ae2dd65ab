import type pg from "pg";
import type { TaskDeps } from "../../feature.ts";
import { dropOld, folderOf, listBackups } from "../backup-files.ts";
import { BackupError, failureOf } from "../failure.ts";
import { testRestore } from "../restore/test-restore.ts";
import { holdLock, inSession } from "../session.ts";
import { takeBackup } from "../take/take-backup.ts";
import { endRun, type Outcome } from "./end-run.ts";

/** Does what was ordered, if nobody has begun with it, and keeps how it went. */
export async function doRun(deps: TaskDeps, id: string, signal: AbortSignal): Promise<void> {
  const { db, clock, databaseUrl } = deps;
  const end = (outcome: Outcome) => endRun(deps, id, outcome);
  try {
    await inSession(
      databaseUrl,
      async (client) => {
        await holdLock(client);
        const run = await db
          .updateTable("backupRuns")
          .set({ begunAt: clock() })
          .where("id", "=", id)
          .where("begunAt", "is", null)
          .where("endedAt", "is", null)
          .returning("kind")
          .executeTakeFirst();
        // Before the lock is given back: whoever finds it free and the run not over takes that for dead.
        if (run)
          await end(
            await (run.kind === "take" ? take : test)(deps, client, signal).catch((error) => failureOf(error, signal)),
          );
      },
      signal,
    );
  } catch (error) {
    await end(failureOf(error, signal));
  }
}

async function take({ files, clock, premises }: TaskDeps, client: pg.Client, signal: AbortSignal): Promise<Outcome> {
  const folder = folderOf(premises);
  const taken = await takeBackup({ client, files, folder, now: clock(), commit: premises.commit, signal });
  await dropOld(folder, clock());
  return taken;
}

async function test({ premises }: TaskDeps, client: pg.Client): Promise<Outcome> {
  const folder = folderOf(premises);
  const [newest] = await listBackups(folder);
  if (!newest) throw new BackupError("storage", "there is no backup to test");
  const { name } = newest;
  return { name, ...(await testRestore(client, { folder, name }).then(() => ({}), failureOf)) };
}
