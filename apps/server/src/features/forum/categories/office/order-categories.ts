import type { Audit } from "../../../../audit/audit.ts";
import { orderStep } from "../../../../audit/steps-of.ts";
import { announce } from "../../../../changes/announce.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { ApiError } from "../../../../http/errors.ts";
import { lockCategories } from "./lock-categories.ts";
import { type CategoryRow, readAllCategories } from "./read-all-categories.ts";

/** The order belongs to all of them. */
const SUBJECT = "forum-categories";

/** Puts the categories into another order, if they stand as they were seen: nobody has moved, added or deleted one meanwhile. */
export function orderCategories(
  { db }: Pick<Deps, "db">,
  { audit }: { audit: Audit },
  { seen, order }: { seen: string[]; order: string[] },
): Promise<CategoryRow[]> {
  return inTransaction(db, async (transaction) => {
    const categories = await lockCategories(transaction);
    if (categories.map(({ id }) => id).join() !== seen.join()) throw new ApiError("CATEGORIES_CHANGED_MEANWHILE");
    for (const [sortOrder, id] of order.entries()) {
      await transaction.updateTable("forumCategories").set({ sortOrder }).where("id", "=", id).execute();
    }
    const ordered = await readAllCategories(transaction);
    await audit(transaction, { subject: SUBJECT, details: orderStep(seen, order) });
    await announce(transaction, "forum");
    return ordered;
  });
}
