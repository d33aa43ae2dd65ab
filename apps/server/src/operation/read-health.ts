import type { ReplyOf } from "@dripstone/contract";
import { HOUR_MS } from "@dripstone/contract/durations";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { readDisk } from "./read-disk.ts";

type Health = ReplyOf<"GET /operation/health">;

/** With less, the nights' backups do not find room for long, and then nothing does. */
const FREE_BYTES_MIN = 1024 ** 3;
const FREE_SHARE_MIN = 0.05;
/** A backup is taken every night, and tested every week; some hours later somebody should look. */
const BACKUP_WITHIN_HOURS = 36;
const TEST_WITHIN_HOURS = 9 * 24;

/** Whether all that has to work does, or wants somebody's attention. */
export async function readHealth({ db, clock, premises }: Pick<Deps, "db" | "clock" | "premises">): Promise<Health> {
  const now = clock();
  const [found, disk] = await Promise.all([readFacts(db), readDisk(premises.dataFolder)]);
  const since = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  /** What has not been done yet is missed only where there was time for it. */
  const isRecent = (at: Date | null, hours: number) => (at ?? found.madeAt) >= since(hours);
  return {
    mail: {
      // Letters on the site's own disk reach nobody.
      isFine: found.failing === 0 && premises.outbox === undefined,
      isKeptHere: premises.outbox !== undefined,
      sentAt: found.sentAt?.toISOString() ?? null,
      failing: found.failing,
    },
    jobs: { isFine: found.failed === 0, failed: found.failed },
    disk: disk && { isFine: hasRoom(disk), ...disk },
    backup: {
      isFine: !found.takeFailed && isRecent(found.takenAt, BACKUP_WITHIN_HOURS),
      at: found.takenAt?.toISOString() ?? null,
    },
    restoreTest: {
      isFine: !found.testFailed && isRecent(found.testedAt, TEST_WITHIN_HOURS),
      at: found.testedAt?.toISOString() ?? null,
    },
  };
}

const hasRoom = ({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }) =>
  freeBytes >= FREE_BYTES_MIN && freeBytes >= totalBytes * FREE_SHARE_MIN;

type Facts = {
  failing: number;
  failed: number;
  sentAt: Date | null;
  takenAt: Date | null;
  testedAt: Date | null;
  takeFailed: boolean;
  testFailed: boolean;
  madeAt: Date;
};

async function readFacts(db: Database): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select
      (select count(*)::integer from pgboss.job where name = 'mail' and (state = 'failed' or (state = 'retry' and started_on is not null))) as failing,
      (select count(*)::integer from pgboss.job where name <> 'mail' and state = 'failed') as failed,
      (select max(sent_at) from sent_letters) as sent_at,
      (select max(ended_at) from backup_runs where kind = 'take' and failure is null) as taken_at,
      (select max(ended_at) from backup_runs where kind = 'test' and failure is null) as tested_at,
      ${lastFailed("take")} as take_failed,
      ${lastFailed("test")} as test_failed,
      (select min(timestamp::timestamptz) from kysely_migration) as made_at
  `.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error("a select without from has one row");
  return facts;
}

const lastFailed = (kind: "take" | "test") => sql<boolean>`coalesce(
  (select failure is not null from backup_runs where kind = ${kind} and ended_at is not null order by ended_at desc limit 1), false
)`;
