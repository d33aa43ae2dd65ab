import type { Database } from "../../../database/connect.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { teaches } from "../../../roster/teaches.ts";
import { type HandedIn, type WholeHandIn, wholeHandIn } from "../reading/handed-in.ts";

/**
 * A hand-in as it stands while nobody else changes anything of its student. To whoever does not work with its class it is not there; and nobody
 * grades what is their own.
 */
export async function lockHandIn(
  transaction: Database,
  { user }: Pick<Caller, "user">,
  id: string,
): Promise<WholeHandIn> {
  const found = await find(transaction, id);
  if (!found || !(await teaches(transaction, user, found.classId))) throw new ApiError("NOT_FOUND");
  if (found.userId === user.id) throw new ApiError("NOT_ALLOWED");
  await findUserLocked(transaction, { id: found.userId });
  // As it stands under the lock: another teacher may just have been here.
  const locked = await find(transaction, id);
  if (!locked) throw new ApiError("NOT_FOUND");
  return locked;
}

const find = (transaction: Database, id: string) =>
  wholeHandIn(transaction).where("homework.id", "=", id).executeTakeFirst();

/** Refuses a change of what another teacher has changed meanwhile. */
export function refuseOvertaken({ gradingVersion }: HandedIn, { version }: { version: number }): void {
  if (gradingVersion !== version) throw new ApiError("EDITED_MEANWHILE");
}
