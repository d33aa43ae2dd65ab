import type { Database } from "../../../../database/connect.ts";
import { ApiError } from "../../../../http/errors.ts";
import { lockAnyClass } from "../../places/lock-class.ts";

/** A place as it was seen, in a class of which nobody else takes or gives up a place until the transaction ends. */
export async function lockPlace(transaction: Database, { id, version }: { id: string; version: number }) {
  const found = await transaction.selectFrom("classPlaces").where("id", "=", id).select("classId").executeTakeFirst();
  if (!found) throw new ApiError("NOT_FOUND");
  const inClass = await lockAnyClass(transaction, found.classId);
  const place = await transaction.selectFrom("classPlaces").where("id", "=", id).selectAll().executeTakeFirst();
  if (!place) throw new ApiError("NOT_FOUND");
  if (place.version !== version) throw new ApiError("EDITED_MEANWHILE");
  return { place, inClass };
}
