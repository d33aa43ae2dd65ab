import type pg from "pg";
import { migrationTexts } from "../../database/migrate.ts";
import type { Files } from "../../files/files.ts";
import { BackupError } from "../failure.ts";
import { entryOfFile } from "../manifest.ts";
import { inSession } from "../session.ts";
import { openArchive, verifyArchive } from "./archive.ts";
import { load } from "./load.ts";

type Parts = { databaseUrl: string; files: Files; now: Date };

export type Restored = { takenAt: string; rows: number; files: number };

/** Brings a backup back into a product in which there is nothing yet. It is there whole at the end, or not at all. */
export async function restoreBackup({ databaseUrl, files, now }: Parts, path: string): Promise<Restored> {
  const archive = await openArchive(path);
  try {
    await verifyArchive(archive);
    const { manifest } = archive;
    await inSession(databaseUrl, async (client) => {
      await client.query("begin");
      await refuseFull(client);
      await load(client, archive);
      await noteMigrations(client, now);
      for (const { key, bytes } of manifest.files) {
        await files.putStream(key, await archive.open(entryOfFile(key)), { contentLength: bytes });
      }
      await client.query("commit");
      await client.query("analyze");
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { takenAt: manifest.takenAt, rows, files: manifest.files.length };
  } finally {
    archive.close();
  }
}

async function refuseFull(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select from pg_class where relnamespace = current_schema()::text::regnamespace and relkind = 'r' limit 1",
  );
  if (rows.length > 0) throw new BackupError("not-empty", "there is something in the database already");
}

/** As the migrator keeps them, so that the next start goes on from here. */
async function noteMigrations(client: pg.Client, now: Date): Promise<void> {
  await client.query("create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)");
  for (const name of (await migrationTexts()).keys()) {
    await client.query("insert into kysely_migration values ($1, $2)", [name, now.toISOString()]);
  }
}
