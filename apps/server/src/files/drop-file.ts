import type { Database } from "../database/connect.ts";
import type { Files } from "./files.ts";

/** Removes a file with the caller's transaction, and tells where its bytes lie: they are removed when that has committed. */
export async function dropFile(transaction: Database, id: string): Promise<string | undefined> {
  const dropped = await transaction
    .deleteFrom("storedFiles")
    .where("id", "=", id)
    .returning("place")
    .executeTakeFirst();
  return dropped?.place;
}

/** Where all files of somebody lie, whose rows are about to go with the account. */
export async function placesOf(transaction: Database, ownerId: string): Promise<string[]> {
  const rows = await transaction.selectFrom("storedFiles").select("place").where("ownerId", "=", ownerId).execute();
  return rows.map(({ place }) => place);
}

/** Removes what lies at places to which no row leads any longer. */
export async function removeBytes(files: Files, ...places: (string | undefined)[]): Promise<void> {
  for (const place of places) if (place) await files.deleteAll(place);
}
