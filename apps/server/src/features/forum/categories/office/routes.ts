import type { OfficeCategory } from "@dripstone/contract/forum/categories";
import type { forumCategoryEndpoints } from "@dripstone/contract/forum/category-endpoints";
import type { Deps } from "../../../../deps.ts";
import type { Handlers } from "../../../../http/handlers.ts";
import { addCategory } from "./add-category.ts";
import { changeCategory } from "./change-category.ts";
import { orderCategories } from "./order-categories.ts";
import { type CategoryRow, readAllCategories } from "./read-all-categories.ts";
import { removeCategory } from "./remove-category.ts";

export function forumCategoryRoutes({ db }: Pick<Deps, "db">): Handlers<typeof forumCategoryEndpoints> {
  return {
    "GET /admin/forum-categories": async () => (await readAllCategories(db)).map(presentCategory),

    "POST /forum/categories": (call) =>
      call.once(async (transaction) => presentCategory(await addCategory({ db: transaction }, call, call.body))),

    "PUT /forum/categories/order": (call) =>
      call.once(async (transaction) =>
        (await orderCategories({ db: transaction }, call, call.body)).map(presentCategory),
      ),

    "PUT /forum/categories/{id}": (call) =>
      call.once(async (transaction) =>
        presentCategory(await changeCategory({ db: transaction }, call, { ...call.params, ...call.body })),
      ),

    "DELETE /forum/categories/{id}": (call) =>
      call.once((transaction) => removeCategory({ db: transaction }, call, { ...call.params, ...call.body })),
  };
}

const presentCategory = ({ sortOrder: _, ...category }: CategoryRow): OfficeCategory => category;
