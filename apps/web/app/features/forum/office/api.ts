import { api, call } from "../../../api/client.ts";

/** A category is shown in lists, numbers and threads at once; of these, what is on the screen is asked for again. */
const changed = { invalidatesTags: ["Forum" as const] };

const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    officeCategories: build.query({ ...call("GET /admin/forum-categories"), providesTags: ["Forum"] }),
    addCategory: build.mutation({ ...call("POST /forum/categories"), ...changed }),
    changeCategory: build.mutation({ ...call("PUT /forum/categories/{id}"), ...changed }),
    orderCategories: build.mutation({ ...call("PUT /forum/categories/order"), ...changed }),
    removeCategory: build.mutation({ ...call("DELETE /forum/categories/{id}"), ...changed }),
  }),
});

export const {
  useOfficeCategoriesQuery,
  useLazyOfficeCategoriesQuery,
  useAddCategoryMutation,
  useChangeCategoryMutation,
  useOrderCategoriesMutation,
  useRemoveCategoryMutation,
} = categoriesApi;
