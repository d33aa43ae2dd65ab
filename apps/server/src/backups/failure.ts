import type { BackupFailure } from "@dripstone/contract/backups/payloads";
import { DatabaseError } from "pg";
import { isStorageDown } from "../files/storage-down.ts";
import { reasonOf } from "../reason.ts";

/** Why a backup was not taken, or cannot be brought back. */
export class BackupError extends Error {
  override name = "BackupError";
  readonly failure: BackupFailure;

  constructor(failure: BackupFailure, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.failure = failure;
  }
}

const REASON_MAX = 300;
const full: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "53100"]);
const NO_RIGHT = "42501";

/** Of whatever was thrown: the kind that people are told, and what the machine says. */
export function failureOf(error: unknown, signal?: AbortSignal): { failure: BackupFailure; reason: string } {
  return { failure: kindOf(error, signal), reason: wordsOf(error) };
}

/** Nobody's address is in them. */
const wordsOf = (error: unknown) =>
  reasonOf(error)
    .replace(/[^\s<>]+@[^\s<>]+/g, "…")
    .slice(0, REASON_MAX);

function kindOf(error: unknown, signal?: AbortSignal): BackupFailure {
  if (error instanceof BackupError) return error.failure;
  if (isFull(error)) return "disk-full";
  if (signal?.aborted) return "interrupted";
  if (error instanceof DatabaseError && error.code === NO_RIGHT) return "no-right";
  return isStorageDown(error) ? "storage" : "failed";
}

/** As the system says it, or PostgreSQL, or a storage of the one who said it. */
function isFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return full.has(code) || (cause !== undefined && isFull(cause));
}
