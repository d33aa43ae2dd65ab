import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";

/** A class that families see, with its places, which nobody else takes or gives up until the transaction ends. */
export async function lockClass(transaction: Database, id: string) {
  const found = await transaction
    .selectFrom("classes")
    .where("id", "=", id)
    .where("state", "<>", "draft")
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
