import "../no-eval.ts";
import { z } from "zod";

/** A job that was tried as often as it may be. */
const failedJob = z.object({
  id: z.uuid(),
  queue: z.string(),
  at: z.iso.datetime(),
  /** What it failed with, in short; nobody's address is in it. */
  error: z.string(),
});

/** How what is done beside requests stands: one kind of job, such as `mail`, or a feature's chore. */
const queueState = z.object({
  queue: z.string(),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  /** When one of it was done last, as far as that is remembered. */
  doneAt: z.iso.datetime().nullable(),
});

/** A letter that lies on disk, as there is no mail server. */
const keptLetter = z.object({ id: z.uuid(), to: z.string(), subject: z.string(), at: z.iso.datetime() });

/** A letter on its way through a mail server; of its reader so much that its owner would know it. */
const mailedLetter = z.object({
  id: z.uuid(),
  kind: z.string(),
  reader: z.string(),
  /** `waiting` for its first attempt or its turn, `trying` again after the mail server did not take it, `failed` as often as it may be tried. */
  state: z.enum(["waiting", "trying", "failed", "sent"]),
  attempts: z.int(),
  /** When it was sent, tried last, or ordered. */
  at: z.iso.datetime(),
});

/** A setting in force. Of what is secret only whether it is set is told. */
const setting = z.object({ name: z.string(), isSet: z.boolean(), value: z.string().nullable() });

export const operationState = z.object({
  startedAt: z.iso.datetime(),
  /** Of the program's source; null where it was not taken from a repository. */
  commit: z.string().nullable(),
  nodeVersion: z.string(),
  databaseVersion: z.string(),
  databaseBytes: z.int(),
  /** Of the disk where the data lies; null where that cannot be told. */
  disk: z.object({ freeBytes: z.int(), totalBytes: z.int() }).nullable(),
  settings: z.array(setting),
  queues: z.array(queueState),
  /** The newest first. */
  failures: z.array(failedJob),
  /** The newest first; null where letters go through a mail server. */
  letters: z.array(keptLetter).nullable(),
  /** What does not get through first, then the newest; null where letters lie on disk. */
  mailed: z.array(mailedLetter).nullable(),
});

const part = { isFine: z.boolean() };

/** Whether all that has to work does, at one look; what is not fine wants somebody's attention. */
export const healthState = z.object({
  /** When a letter went out last, as far as that is remembered, and how many do not get through. */
  mail: z.object({ ...part, isKeptHere: z.boolean(), sentAt: z.iso.datetime().nullable(), failing: z.int() }),
  /** How many have failed, letters left out. */
  jobs: z.object({ ...part, failed: z.int() }),
  /** Null where it cannot be told. */
  disk: z.object({ ...part, freeBytes: z.int(), totalBytes: z.int() }).nullable(),
  /** The last that was whole. */
  backup: z.object({ ...part, at: z.iso.datetime().nullable() }),
  /** The last that a backup has stood. */
  restoreTest: z.object({ ...part, at: z.iso.datetime().nullable() }),
});

export type HealthState = z.infer<typeof healthState>;

export type OperationState = z.infer<typeof operationState>;
