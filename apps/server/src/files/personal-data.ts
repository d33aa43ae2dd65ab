import type { PersonalData } from "../personal-data.ts";
import { PART, postedPictures } from "./pictures/purpose.ts";
import { StoredBytes } from "./stored-bytes.ts";

/** What is kept of all files, and the pictures themselves; other purposes' features hand out their own. */
export const fileData: PersonalData = {
  tables: ["storedFiles"],
  async collect({ db, files }, userId) {
    const rows = await db
      .selectFrom("storedFiles")
      .selectAll()
      .where("ownerId", "=", userId)
      .orderBy("createdAt")
      .execute();
    const collected: Record<string, unknown> = {
      "account/files.json": rows.map(({ id, purpose, type, bytes, hash, createdAt, withheldAt }) => ({
        ...{ id, purpose, type, bytes, createdAt, withheldAt },
        sha256: hash?.toString("hex") ?? null,
      })),
    };
    for (const { id, place } of rows.filter(({ purpose }) => purpose === postedPictures.name)) {
      collected[`pictures/${id}.webp`] = new StoredBytes(files, `${place}/${PART}`);
    }
    return collected;
  },
};
