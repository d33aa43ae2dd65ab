import type { CategoryPayload } from "@dripstone/contract/forum/categories";
import { forumLimits } from "@dripstone/contract/forum/limits";
import type { Audit } from "../../../../audit/audit.ts";
import { announce } from "../../../../changes/announce.ts";
import type { Database } from "../../../../database/connect.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { ApiError } from "../../../../http/errors.ts";
import { slugOf } from "../../../../slug-of.ts";
import { columnsOf } from "./columns-of.ts";
import { lockCategories } from "./lock-categories.ts";
import type { CategoryRow } from "./read-all-categories.ts";
import { refuseSameName } from "./refuse-same-name.ts";

/** Adds a category behind all others. */
export function addCategory(
  { db }: Pick<Deps, "db">,
  { audit }: { audit: Audit },
  payload: CategoryPayload,
): Promise<CategoryRow> {
  return inTransaction(db, async (transaction) => {
    const categories = await lockCategories(transaction);
    if (categories.length >= forumLimits.CATEGORIES_MAX) throw new ApiError("CATEGORIES_FULL");
    refuseSameName(payload, categories);
    const taken = [...categories.map(({ slug }) => slug), ...(await formerSlugs(transaction))];
    const slug = slugOf(payload.name.en, new Set(taken), "category");
    const sortOrder = Math.max(-1, ...categories.map((other) => other.sortOrder)) + 1;
    const added = await transaction
      .insertInto("forumCategories")
      .values({ ...columnsOf(payload), slug, sortOrder })
      .returningAll()
      .executeTakeFirstOrThrow();
    await audit(transaction, { subject: added.id, details: { slug, name: payload.name.en } });
    await announce(transaction, "forum");
    return { ...added, posts: 0, otherPosts: 0 };
  });
}

async function formerSlugs(transaction: Database): Promise<string[]> {
  const former = await transaction.selectFrom("forumFormerCategories").select("slug").execute();
  return former.map(({ slug }) => slug);
}
