import type { ReplyOf } from "@dripstone/contract";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { messagesBeside } from "../watch/beside.ts";
import { chatPictures, PART } from "./purpose.ts";

/** A picture of a conversation, for who may see it; for everybody else there is none. */
export async function readPicture(
  { db, files }: Pick<Deps, "db" | "files">,
  { user }: Pick<Caller, "user">,
  { id }: { id: string },
): Promise<ReplyOf<"GET /chatbot/pictures/{id}">> {
  const file = await placeOfPicture(db, id);
  const isSeen = file && (file.ownerId === user.id || (user.role !== "student" && (await isWatched(db, id))));
  const bytes = isSeen ? await bytesAt({ files }, file.place) : null;
  if (!bytes) throw new ApiError("NOT_FOUND");
  return { type: "image/jpeg", base64: Buffer.from(bytes).toString("base64") };
}

/** What a model is shown; null where the picture is gone meanwhile. */
export async function bytesOf({ db, files }: Pick<Deps, "db" | "files">, id: string): Promise<Uint8Array | null> {
  const file = await placeOfPicture(db, id);
  return file ? bytesAt({ files }, file.place) : null;
}

const placeOfPicture = (db: Database, id: string) =>
  db
    .selectFrom("storedFiles")
    .select(["ownerId", "place"])
    .where("id", "=", id)
    .where("purpose", "=", chatPictures.name)
    .executeTakeFirst();

async function bytesAt({ files }: Pick<Deps, "files">, place: string): Promise<Uint8Array | null> {
  const key = `${place}/${PART}`;
  return (await files.exists(key)) ? files.getBytes(key) : null;
}

/** Whether teachers read what it stands in: around a flagged message, or a reply that has not helped. */
async function isWatched(db: Database, id: string): Promise<boolean> {
  const read = await messagesBeside(db)
    .where("message.pictureId", "=", id)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("place.feedback", "=", "not-helpful"),
        exists(selectFrom("chatFlags as flag").select("flag.id").whereRef("flag.messageId", "=", "place.id")),
      ]),
    )
    .select("message.id")
    .limit(1)
    .executeTakeFirst();
  return read !== undefined;
}
