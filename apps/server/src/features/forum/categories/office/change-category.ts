import type { CategoryPayload } from "@dripstone/contract/forum/categories";
import type { Audit } from "../../../../audit/audit.ts";
import { stepsOf } from "../../../../audit/steps-of.ts";
import { announce } from "../../../../changes/announce.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { ApiError } from "../../../../http/errors.ts";
import { columnsOf } from "./columns-of.ts";
import { asSeen, isLastOpen, lockCategories } from "./lock-categories.ts";
import type { CategoryRow } from "./read-all-categories.ts";
import { refuseSameName } from "./refuse-same-name.ts";

/** Changes the version of a category that was seen. Its address stays, whatever it is called. */
export function changeCategory(
  { db }: Pick<Deps, "db">,
  { audit }: { audit: Audit },
  { id, version, ...payload }: CategoryPayload & { id: string; version: number },
): Promise<CategoryRow> {
  return inTransaction(db, async (transaction) => {
    const categories = await lockCategories(transaction);
    const before = asSeen(categories, { id, version });
    refuseSameName(
      payload,
      categories.filter((other) => other.id !== id),
    );
    if (!payload.active && isLastOpen(categories, before)) throw new ApiError("LAST_OPEN_CATEGORY");
    const changed = await transaction
      .updateTable("forumCategories")
      .set({ ...columnsOf(payload), version: version + 1 })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const details = { category: payload.name.en, ...stepsOf(before, { rules: null, ...payload }) };
    await audit(transaction, { subject: id, details });
    await announce(transaction, "forum", "forum-categories");
    return { ...before, ...changed };
  });
}
