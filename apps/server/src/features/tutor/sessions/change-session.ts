import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { dropFile, removeBytes } from "../../../files/drop-file.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { lockUser } from "../../../people/lock-user.ts";

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

/** Deletes one of the caller's conversations with all that was said and shown in it; a reply that is being written has no place any more. */
export async function deleteSession(
  { db, files }: Parts & Pick<Deps, "files">,
  { user }: Who,
  { sessionId }: { sessionId: string },
): Promise<void> {
  const places = await inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    const shown = await transaction
      .selectFrom("chatMessages")
      .select("pictureId")
      .where("userId", "=", user.id)
      .where("sessionId", "=", sessionId)
      .where("pictureId", "is not", null)
      .execute();
    const { numDeletedRows } = await transaction
      .deleteFrom("chatSessions")
      .where("userId", "=", user.id)
      .where("id", "=", sessionId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError("NOT_FOUND");
    return Promise.all(shown.map(({ pictureId }) => pictureId && dropFile(transaction, pictureId)));
  });
  await removeBytes(files, ...places.map((place) => place ?? undefined));
}
