import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { dropFile, removeBytes } from "../../../files/drop-file.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { lockUser } from "../../../people/lock-user.ts";
import { homeworkFile } from "./purpose.ts";

/** Removes a file that its owner means to hand in no more. For whom it is not, there is none. */
export async function removeHomeworkFile(
  { db, files }: Pick<Deps, "db" | "files">,
  { user }: Pick<Caller, "user">,
  { file: id }: { file: string },
): Promise<Record<string, never>> {
  const place = await inTransaction(db, async (transaction) => {
    // Another call of theirs may be handing it in.
    await lockUser(transaction, user.id);
    const found = await transaction
      .selectFrom("storedFiles")
      .where("id", "=", id)
      .where("ownerId", "=", user.id)
      .where("purpose", "=", homeworkFile.name)
      .select(({ exists, selectFrom }) =>
        exists(selectFrom("homeworkFiles").where("fileId", "=", id).select("fileId")).as("isHandedIn"),
      )
      .executeTakeFirst();
    if (!found) throw new ApiError("NOT_FOUND");
    if (found.isHandedIn) throw new ApiError("HOMEWORK_FILE_HANDED_IN");
    return dropFile(transaction, id);
  });
  // Where the storage does not answer, the hourly tidying removes them: there is room without them already.
  await removeBytes(files, place).catch(() => {});
  return {};
}
