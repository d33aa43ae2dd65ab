import type { ErrorCode } from "@dripstone/contract/errors";
import pg from "pg";
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
