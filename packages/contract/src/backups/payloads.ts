import "../no-eval.ts";
import { z } from "zod";

/** Why a backup could not be taken, or did not stand its test. */
export const backupFailures = [
  "disk-full",
  "storage",
  "interrupted",
  "damaged",
  "unlike",
  "too-new",
  "no-right",
  "not-empty",
  "failed",
] as const;

export type BackupFailure = (typeof backupFailures)[number];

/** `take`: a copy of everything is written. `test`: the newest one is brought back beside what is there, compared, and dropped. */
export const backupKinds = ["take", "test"] as const;

export type BackupKind = (typeof backupKinds)[number];

export const backupRun = z.object({
  kind: z.enum(backupKinds),
  /** Null while it waits for its turn. */
  begunAt: z.iso.datetime().nullable(),
  /** Null until it is over. */
  endedAt: z.iso.datetime().nullable(),
  /** Null unless it has failed. */
  failure: z.enum(backupFailures).nullable(),
  /** What it failed with, as the machine says it, in short. */
  reason: z.string().nullable(),
  /** The backup that was taken or tested. */
  name: z.string().nullable(),
});

export type BackupRun = z.infer<typeof backupRun>;

/** When it was taken, to the second, and the number of the last migration of the database in it. */
export const backupName = z.string().regex(/^dripstone-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ-\d{4}\.zip$/);

const backup = z.object({
  name: backupName,
  takenAt: z.iso.datetime(),
  bytes: z.int(),
  /** The number of the database's last migration, such as `0058`. */
  version: z.string(),
  /** What is in it; null where that is not remembered, as after it was copied here. */
  rows: z.int().nullable(),
  files: z.int().nullable(),
});

export type Backup = z.infer<typeof backup>;

export const backupsState = z.object({
  /** What is under way, or about to be. */
  current: backupRun.nullable(),
  /** The last of each kind that is over. */
  lastTaken: backupRun.nullable(),
  lastTested: backupRun.nullable(),
  /** The newest first. */
  backups: z.array(backup),
  /** So many are kept. */
  kept: z.int(),
});

export type BackupsState = z.infer<typeof backupsState>;
