import type { Audit } from "../../../../audit/audit.ts";
import { announce } from "../../../../changes/announce.ts";
import type { Database } from "../../../../database/connect.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { ApiError } from "../../../../http/errors.ts";
import { asSeen, isLastOpen, lockCategories } from "./lock-categories.ts";
import type { CategoryRow } from "./read-all-categories.ts";

/** So many posts are moved by one statement: those of a large category would be more than one may take. */
const AT_ONCE = 500;

type Removal = { id: string; version: number; movePostsTo?: string | undefined };

/**
 * Deletes a category. All that stands in it, seen or not, goes where it is said, and the category's address leads there, too. Authors are not
 * told: their posts are found where they were looked for.
 */
export function removeCategory(
  { db }: Pick<Deps, "db">,
  { audit }: { audit: Audit },
  { id, version, movePostsTo }: Removal,
): Promise<{ moved: number }> {
  return inTransaction(db, async (transaction) => {
    const categories = await lockCategories(transaction);
    const category = asSeen(categories, { id, version });
    if (isLastOpen(categories, category)) throw new ApiError("LAST_OPEN_CATEGORY");
    const destination = movePostsTo === undefined ? null : destinationOf(categories, category, movePostsTo);
    // Whoever is writing a post into it has written it now; whoever comes later finds no category.
    await transaction.selectFrom("forumCategories").where("id", "=", id).select("id").forUpdate().execute();
    const moved = await movePosts(transaction, id, destination);
    if (destination) await leadTo(transaction, category, destination);
    await transaction.deleteFrom("forumCategories").where("id", "=", id).execute();
    const { slug, name } = category;
    await audit(transaction, {
      subject: id,
      details: { slug, name: name.en, moved, to: destination?.id ?? null },
    });
    await announce(transaction, "forum", "forum-categories");
    return { moved };
  });
}

function destinationOf(categories: readonly CategoryRow[], { id }: CategoryRow, to: string): CategoryRow {
  const destination = categories.find((other) => other.id === to);
  const code = to === id ? "CATEGORY_ITSELF" : destination?.active ? null : "CATEGORY_NOT_OPEN";
  if (code !== null) throw new ApiError("CATEGORY_NOT_OPEN", { fields: { movePostsTo: { code } } });
  return destination as CategoryRow;
}

async function movePosts(transaction: Database, from: string, to: CategoryRow | null): Promise<number> {
  // In one order: nobody who takes several posts waits for whoever waits for them.
  const posts = await transaction
    .selectFrom("forumPosts")
    .where("categoryId", "=", from)
    .select("id")
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  if (posts.length === 0) return 0;
  if (!to) throw new ApiError("CATEGORY_HAS_POSTS", { fields: { movePostsTo: { code: "FIELD_REQUIRED" } } });
  // They are found as what they were indexed as, so that a large category goes as quickly as a small one (`indexedIdsOf`).
  for (let at = 0; at < posts.length; at += AT_ONCE) {
    const ids = posts.slice(at, at + AT_ONCE).map(({ id }) => id);
    await transaction.updateTable("forumPosts").set({ categoryId: to.id }).where("id", "in", ids).execute();
  }
  return posts.length;
}

/** Its address and those that have led to it lead on. */
async function leadTo(
  transaction: Database,
  { id, slug }: CategoryRow,
  { id: categoryId }: CategoryRow,
): Promise<void> {
  await transaction.updateTable("forumFormerCategories").set({ categoryId }).where("categoryId", "=", id).execute();
  await transaction.insertInto("forumFormerCategories").values({ slug, categoryId, formerId: id }).execute();
}
