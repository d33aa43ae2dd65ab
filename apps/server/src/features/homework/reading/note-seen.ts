import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";

/** Notes when somebody has looked first at their homework after it was returned; before that there is nothing to see. */
export async function noteSeen(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user }: Pick<Caller, "user">,
  { id }: { id: string },
): Promise<Record<string, never>> {
  const { numUpdatedRows } = await db
    .updateTable("homework")
    .set(({ fn, val }) => ({ seenAt: fn.coalesce("seenAt", val(clock())) }))
    .where("id", "=", id)
    .where("userId", "=", user.id)
    .where("returnedAt", "is not", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError("NOT_FOUND");
  return {};
}
