import type { ErrorCode } from "@dripstone/contract/errors";
import { sql } from "kysely";
import pg from "pg";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";

/** What PostgreSQL says of a row on which others stand. */
const VIOLATIONS: readonly unknown[] = ["23001", "23503"];

/** Deletes something, if nothing stands on it. */
export async function unlessInUse<Done>(code: ErrorCode, remove: () => Promise<Done>): Promise<Done> {
  try {
    return await remove();
  } catch (cause) {
    const isHeld = cause instanceof pg.DatabaseError && VIOLATIONS.includes(cause.code);
    throw isHeld ? new ApiError(code, { cause }) : cause;
  }
}

/**
 * Refuses what was deleted although something stands on it, such as homework on a lesson: that would be looked at only when the transaction commits,
 * where nobody could say it any more.
 */
export async function refuseIfHeld(transaction: Database, code: ErrorCode): Promise<void> {
  await unlessInUse(code, () => sql`set constraints all immediate`.execute(transaction));
}
