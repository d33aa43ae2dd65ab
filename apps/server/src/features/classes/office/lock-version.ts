import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";

type Seen = { id: string; version: number };

/** Keeps others from changing a thing until the transaction ends; it must be the version that was seen. */
export async function lockVersion(
  transaction: Database,
  table: keyof typeof locked,
  { id, version }: Seen,
): Promise<void> {
  const found = await locked[table](transaction, id).executeTakeFirst();
  if (!found) throw new ApiError("NOT_FOUND");
  if (found.version !== version) throw new ApiError("EDITED_MEANWHILE");
}

const locked = {
  semesters: (db: Database, id: string) =>
    db.selectFrom("semesters").where("id", "=", id).select("version").forNoKeyUpdate(),
  programs: (db: Database, id: string) =>
    db.selectFrom("programs").where("id", "=", id).select("version").forNoKeyUpdate(),
  classes: (db: Database, id: string) =>
    db.selectFrom("classes").where("id", "=", id).select("version").forNoKeyUpdate(),
};
