import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";

type Seen = { id: string; version: number };

/** Keeps others from changing a thing until the transaction ends; it must be the version that was seen. */
export async function lockVersion(
  transaction: Database,
  table: "semesters" | "programs" | "classes",
  { id, version }: Seen,
): Promise<void> {
  const found = await transaction
    .selectFrom(table)
    .where("id", "=", id)
    .select("version")
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new ApiError("NOT_FOUND");
  if (found.version !== version) throw new ApiError("EDITED_MEANWHILE");
}
