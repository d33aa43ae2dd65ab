import { postedPicturePath } from "@dripstone/contract/files/picture-paths";
import { type Expression, type RawBuilder, sql } from "kysely";
import type { Database } from "../../database/connect.ts";
import type { FileReferences } from "../purposes.ts";
import { postedPictures } from "./purpose.ts";

const ID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const [folder = ""] = postedPicturePath("?").split("?");
const address = postedPicturePath(`(${ID})`).replace(".", "\\.");

/** The ids of the pictures that a text shows, each once. */
export function picturesIn(text: string): string[] {
  return text.includes(folder)
    ? [...new Set(Array.from(text.matchAll(new RegExp(address, "g")), ([, id = ""]) => id))]
    : [];
}

/**
 * The same text without the names that the site gave to its pictures, sign for sign as long: their digits are nobody's words. Only where
 * they stand as the address of a picture, for everywhere else they are read.
 */
export function withoutPictureNames(text: string): string {
  if (!text.includes(folder)) return text;
  return text.replace(shownPicture, (shown) => "\u200b".repeat(shown.length));
}

const shownPicture = new RegExp(`(?<=!\\[[^[\\]]{0,300}\\]\\()${address}(?=\\))`, "g");

/** Declares, in `feature.ts`, that texts show pictures: `picturesShownIn(() => sql`select content from forum_posts`)`. */
export function picturesShownIn(texts: (db: Database) => Expression<unknown>): FileReferences {
  return {
    purpose: postedPictures,
    ids: (db): RawBuilder<{ id: string | null }> => sql`
      select (regexp_matches(shown.text, ${address}, 'g'))[1]::uuid as id
      from (${texts(db)}) as shown (text) where shown.text like ${`%${postedPicturePath("%")}%`}`,
  };
}

/**
 * Holds the pictures that a text shows until the transaction ends, so that none is removed while a verb begins to show it. What is no
 * longer there is no failure: the text then shows nothing in its place.
 */
export async function holdPictures(transaction: Database, text: string): Promise<void> {
  const ids = picturesIn(text);
  if (ids.length === 0) return;
  await transaction
    .selectFrom("storedFiles")
    .select("id")
    .where("purpose", "=", postedPictures.name)
    .where("id", "in", ids)
    .orderBy("id")
    .forKeyShare()
    .execute();
}
