import type { ReplyOf } from "@dripstone/contract";
import type { BackupRun } from "@dripstone/contract/backups/payloads";
import type { Selectable } from "kysely";
import { site } from "../../../../../site.config.ts";
import type { Database } from "../../database/connect.ts";
import type { DB } from "../../database/schema.ts";
import type { Deps } from "../../deps.ts";
import { folderOf, listBackups } from "../backup-files.ts";
import { isDead } from "./order-run.ts";

/** The backups that are there, and how taking and testing them stands. */
export async function readBackups({
  db,
  clock,
  premises,
}: Pick<Deps, "db" | "clock" | "premises">): Promise<ReplyOf<"GET /backups">> {
  const [files, taken, tested, [open]] = await Promise.all([
    listBackups(folderOf(premises)),
    readLast(db, "take"),
    readLast(db, "test"),
    db.selectFrom("backupRuns").selectAll().select(isDead(clock()).as("dead")).where("endedAt", "is", null).execute(),
  ]);
  const dead = open?.dead
    ? { ...open, endedAt: open.begunAt ?? open.orderedAt, failure: "interrupted" as const }
    : null;
  const lastOf = (kind: BackupRun["kind"], last: Run | undefined) => present(dead?.kind === kind ? dead : last);
  const facts = await readFacts(
    db,
    files.map(({ name }) => name),
  );
  return {
    current: present(open && !open.dead ? open : undefined),
    lastTaken: lastOf("take", taken),
    lastTested: lastOf("test", tested),
    backups: files.map(({ takenAt, ...file }) => ({
      ...file,
      takenAt: takenAt.toISOString(),
      rows: facts.get(file.name)?.rows ?? null,
      files: facts.get(file.name)?.files ?? null,
    })),
    kept: site.backups.kept,
  };
}

type Run = Selectable<DB["backupRuns"]>;

const readLast = (db: Database, kind: BackupRun["kind"]): Promise<Run | undefined> =>
  db
    .selectFrom("backupRuns")
    .selectAll()
    .where("kind", "=", kind)
    .where("endedAt", "is not", null)
    .orderBy("endedAt", "desc")
    .limit(1)
    .executeTakeFirst();

async function readFacts(db: Database, names: string[]) {
  if (names.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom("backupRuns")
    .select(["name", "rows", "files"])
    .where("kind", "=", "take")
    .where("name", "in", names)
    .execute();
  return new Map(rows.map((row) => [row.name, row]));
}

function present(run: Run | undefined): BackupRun | null {
  if (!run) return null;
  const { kind, begunAt, endedAt, failure, reason, name } = run;
  return {
    kind,
    begunAt: begunAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    failure,
    reason,
    name,
  };
}
