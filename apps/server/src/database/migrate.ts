import { readdir, readFile } from "node:fs/promises";
import { basename } from "node:path";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { StartError } from "../start-error.ts";

const folder = new URL("migrations/", import.meta.url);
const migrationName = /^\d{4}-[a-z0-9-]+\.sql$/;

/**
 * Brings a database up to date and tells what was run. All of it happens in one transaction under a lock: whole or not at all,
 * and once, however many processes start together.
 */
export async function migrate<DB>(db: Kysely<DB>, from: URL = folder): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => readMigrations(from) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === "Error")?.migrationName;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      failed
        ? `The migration ${failed} failed, and nothing was changed: ${reason}`
        : `The database could not be migrated: ${reason}`,
      { cause: error },
    );
  }
  return results?.map((result) => result.migrationName) ?? [];
}

async function readMigrations(from: URL): Promise<Record<string, Migration>> {
  const texts = [...(await migrationTexts(from))];
  return Object.fromEntries(
    texts.map(([name, text]) => [name, { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) }]),
  );
}

/** What each migration says, by its name, in the order in which they are run. */
export async function migrationTexts(from: URL = folder): Promise<ReadonlyMap<string, string>> {
  const files = (await readdir(from)).filter((file) => file.endsWith(".sql")).sort();
  const texts = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    if (!migrationName.test(file)) throw new Error(`${file} is not named like 0001-accounts.sql`);
    if (files[index + 1]?.slice(0, 4) === file.slice(0, 4))
      throw new Error(`Two migrations have the number of ${file}`);
    texts.set(basename(file, ".sql"), await readFile(new URL(file, from), "utf8"));
  }
  return texts;
}
