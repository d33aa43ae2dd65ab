import { sql } from "kysely";
import type { Database } from "../../../../database/connect.ts";
import { ApiError } from "../../../../http/errors.ts";
import { type CategoryRow, readAllCategories } from "./read-all-categories.ts";

/** All categories, of which nobody else adds, changes, moves or deletes one until the transaction ends. */
export async function lockCategories(transaction: Database): Promise<CategoryRow[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('forum-categories', 0))`.execute(transaction);
  return readAllCategories(transaction);
}

/** One of them, if it still is as it was seen. */
export function asSeen(
  categories: readonly CategoryRow[],
  { id, version }: Pick<CategoryRow, "id" | "version">,
): CategoryRow {
  const category = categories.find((other) => other.id === id);
  if (!category) throw new ApiError("NOT_FOUND");
  if (category.version !== version) throw new ApiError("EDITED_MEANWHILE");
  return category;
}

/** Whether a forum without this one would take no posts at all. */
export const isLastOpen = (categories: readonly CategoryRow[], { id, active }: Pick<CategoryRow, "id" | "active">) =>
  active && categories.every((other) => other.id === id || !other.active);
