import { rm } from "node:fs/promises";
import { backupLimits } from "@dripstone/contract/backups/limits";
import { DAY_MS } from "@dripstone/contract/durations";
import { sql } from "kysely";
import { site } from "../../../../../site.config.ts";
import type { Database } from "../../database/connect.ts";
import type { ChoreDeps } from "../../feature.ts";
import { dropOld, folderOf, listBackups, partIn } from "../backup-files.ts";
import { endDead, orderRun } from "./order-run.ts";

/** A night's backup is due from this hour on, when hardly anybody learns. */
const HOUR_OF_NIGHT = 3;
const TEST_EVERY_DAYS = 7;

/** Every hour: orders the night's backup until there is one, and a test every week; throws away what is too old or was left half written. */
export async function backUpByTheClock(deps: ChoreDeps): Promise<void> {
  const { db, clock, premises } = deps;
  const folder = folderOf(premises);
  const now = clock();
  await endDead(deps);
  await dropOld(folder, now);
  await forgetRuns(db, now);
  if (!(await isUnderway(db))) await rm(partIn(folder), { force: true });
  if (await isNightUncopied(db, now)) await orderRun(deps, "take");
  else if ((await listBackups(folder)).length > 0 && (await isTestDue(db, now))) await orderRun(deps, "test");
}

const isUnderway = async (db: Database) =>
  (await db.selectFrom("backupRuns").select("id").where("endedAt", "is", null).executeTakeFirst()) !== undefined;

/** Since the last night began for this database, which was there by then. */
async function isNightUncopied(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    with night as (
      select (date_trunc('day', (${now}::timestamptz at time zone ${site.timeZone}) - ${hours}) + ${hours}) at time zone ${site.timeZone} as began
    )
    select (select min(timestamp::timestamptz) from kysely_migration) < began
      and not exists (select from backup_runs where kind = 'take' and failure is null and ended_at >= began) as due
    from night
  `.execute(db);
  return rows[0]?.due ?? false;
}

const hours = sql`make_interval(hours => ${sql.lit(HOUR_OF_NIGHT)})`;

async function isTestDue(db: Database, now: Date): Promise<boolean> {
  const lately = await db
    .selectFrom("backupRuns")
    .select("id")
    .where("kind", "=", "test")
    .where("orderedAt", ">", daysBefore(now, TEST_EVERY_DAYS))
    .executeTakeFirst();
  return lately === undefined;
}

/** Nobody asks about a run whose backup is gone. */
async function forgetRuns(db: Database, now: Date): Promise<void> {
  const oldest = daysBefore(now, 2 * backupLimits.BACKUP_KEPT_DAYS_MAX);
  await db.deleteFrom("backupRuns").where("endedAt", "<", oldest).execute();
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
