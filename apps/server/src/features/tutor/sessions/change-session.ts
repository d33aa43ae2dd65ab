import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";

type Parts = Pick<Deps, "db">;
type Who = Pick<Caller, "user">;

/** Gives one of the caller's conversations another name. */
export async function nameSession(
  { db }: Parts,
  { user }: Who,
  { sessionId, name }: { sessionId: string; name: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("chatSessions")
    .set({ name })
    .where("userId", "=", user.id)
    .where("id", "=", sessionId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError("NOT_FOUND");
}

/** Deletes one of the caller's conversations with all that was said in it; a reply that is being written has no place any more. */
export async function deleteSession({ db }: Parts, { user }: Who, { sessionId }: { sessionId: string }): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("chatSessions")
    .where("userId", "=", user.id)
    .where("id", "=", sessionId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError("NOT_FOUND");
}
