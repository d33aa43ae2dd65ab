import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { backupLimits } from "@dripstone/contract/backups/limits";
import { DAY_MS } from "@dripstone/contract/durations";
import { site } from "../../../../site.config.ts";
import type { Premises } from "../operation/premises.ts";

export type BackupFile = { name: string; takenAt: Date; bytes: number; version: string };

const form = /^dripstone-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z-(\d{4})\.zip$/;

/** Where backups lie. */
export const folderOf = ({ dataFolder }: Pick<Premises, "dataFolder">): string => join(dataFolder, "backups");

/** Where one lies while it is written; there is one at a time. */
export const partIn = (folder: string): string => join(folder, "underway.part");

/** A name that tells when it was taken, and what it needs at least to be brought back. */
export function nameOf(now: Date, lastMigration: string): string {
  return `dripstone-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z-${lastMigration.slice(0, 4)}.zip`;
}

/** The backups that are there, the newest first. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const names = (await readdir(folder).catch((): string[] => [])).toSorted().toReversed();
  const found = await Promise.all(names.map((name) => readBackup(folder, name)));
  return found.filter((backup) => backup !== null);
}

/** Null where there is none of this name. */
export async function readBackup(folder: string, name: string): Promise<BackupFile | null> {
  const [, day, hours, minutes, seconds, version] = form.exec(name) ?? [];
  if (version === undefined) return null;
  const found = await stat(join(folder, name)).catch(() => null);
  if (!found?.isFile()) return null;
  return { name, takenAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`), bytes: found.size, version };
}

/** Throws away what is beyond the number that is kept, and whatever is too old, as people were promised. */
export async function dropOld(folder: string, now: Date): Promise<void> {
  const oldest = now.getTime() - backupLimits.BACKUP_KEPT_DAYS_MAX * DAY_MS;
  for (const [index, { name, takenAt }] of (await listBackups(folder)).entries()) {
    const isOver = index >= site.backups.kept || takenAt.getTime() <= oldest;
    if (isOver) await rm(join(folder, name), { force: true });
  }
}
