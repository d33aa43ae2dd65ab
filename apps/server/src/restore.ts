import { join, resolve } from "node:path";
import type { BackupFailure } from "@dripstone/contract/backups/payloads";
import { BackupError } from "./backups/failure.ts";
import { restoreBackup } from "./backups/restore/restore-backup.ts";
import { openDataFolder } from "./data-folder.ts";
import { type Env, readEnv } from "./env.ts";
import { openBucket, openFiles } from "./files/files.ts";
import { Lifetime } from "./lifetime.ts";
import { openDatabase } from "./open-database.ts";
import { complaintOf, StartError } from "./start-error.ts";

/** What whoever brings a backup back can do about it. */
const advice: { [Failure in BackupFailure]?: string } = {
  damaged: "Take another backup",
  "too-new": "Bring it back with the version of the program that has taken it, or a newer one",
  "not-empty": "Move the folder data away, or set DATA_DIR to a new one; with a DATABASE_URL, name an empty database",
  "no-right": "The database has to belong to the user in DATABASE_URL",
};

/** Brings a backup back into an empty product, which is not running meanwhile: `restore.ts <file>`. */
const lifetime = new Lifetime();
try {
  await Promise.race([restore(readEnv(), process.argv[2]), lifetime.over]);
} catch (error) {
  console.error(error instanceof BackupError ? refusalOf(error) : complaintOf(error));
  process.exitCode = 1;
}
if (lifetime.signal.aborted) process.exitCode = 1;
await lifetime.end();
process.exit();

async function restore(env: Env, path: string | undefined): Promise<void> {
  if (!path) throw new StartError("Say which backup: npm run restore -- dripstone-2026-08-03T07-07-00Z-0058.zip");
  const filesFolder = join(env.dataFolder, "files");
  await openDataFolder(env.dataFolder, [filesFolder]);
  const databaseUrl = await openDatabase(env, lifetime);
  const files = env.bucketUrl ? await openBucket(env.bucketUrl) : openFiles(filesFolder);
  const found = await restoreBackup({ databaseUrl, files, now: new Date() }, resolve(path));
  console.log(`Everything is as it was on ${found.takenAt}: ${found.rows} rows and ${found.files} files.`);
  console.log("Everybody has to log in again. Start the site with: npm start");
}

function refusalOf({ failure, message }: BackupError): string {
  const next = advice[failure];
  return `The backup was not brought back: ${message}.${next ? ` ${next}.` : ""}`;
}
