import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { chatPictures } from "./purpose.ts";

/** Holds a picture for the message that is about to show it: one's own, that stands nowhere else. */
export async function holdPicture(
  transaction: Database,
  { userId, picture }: { userId: string; picture: string | undefined },
): Promise<void> {
  if (picture === undefined) return;
  const held = await transaction
    .selectFrom("storedFiles")
    .select("id")
    .where("id", "=", picture)
    .where("ownerId", "=", userId)
    .where("purpose", "=", chatPictures.name)
    .forKeyShare()
    .executeTakeFirst();
  const shown = await transaction
    .selectFrom("chatMessages")
    .select("id")
    .where("pictureId", "=", picture)
    .executeTakeFirst();
  if (!held || shown) throw new ApiError("INVALID_INPUT", { fields: { picture: { code: "FILE_GONE" } } });
}
