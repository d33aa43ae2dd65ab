import type { Database } from "../../../../database/connect.ts";

/** Every category in its order, with how much stands in it. */
export function readAllCategories(db: Database) {
  return db
    .selectFrom("forumCategories as category")
    .leftJoin("forumPosts as post", "post.categoryId", "category.id")
    .groupBy("category.id")
    .orderBy("category.sortOrder")
    .orderBy("category.slug")
    .selectAll("category")
    .select(({ fn }) => [
      fn.count<number>("post.id").filterWhere("post.state", "=", "visible").as("posts"),
      fn.count<number>("post.id").filterWhere("post.state", "!=", "visible").as("otherPosts"),
    ])
    .execute();
}

export type CategoryRow = Awaited<ReturnType<typeof readAllCategories>>[number];
