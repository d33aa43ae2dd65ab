import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";

/** A class that families see, with its places, which nobody else takes or gives up until the transaction ends. */
export async function lockClass(transaction: Database, id: string) {
  const found = await lockAnyClass(transaction, id);
  if (found.state === "draft") throw new ApiError("NOT_FOUND");
  return found;
}

/** The same of a class that may be hidden, as the office sees it: in one that was opened too early may be places that were given up. */
export async function lockAnyClass(transaction: Database, id: string) {
  const found = await transaction
    .selectFrom("classes")
    .where("id", "=", id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new ApiError("NOT_FOUND");
  const { taken, waiting } = await transaction
    .selectFrom("classPlaces")
    .where("classId", "=", id)
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("state", "=", "taken").as("taken"),
      fn.countAll<number>().filterWhere("state", "=", "waiting").as("waiting"),
    ])
    .executeTakeFirstOrThrow();
  return { ...found, taken, waiting };
}
