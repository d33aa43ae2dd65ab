import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import {
  categoryOrder,
  categoryPayload,
  categoryRemoval,
  categoryRemoved,
  editedCategory,
  officeCategory,
} from "./categories.ts";
import { forumId } from "./payloads.ts";

const params = z.object({ id: forumId });

/** Where admins keep the forum's categories. */
export const forumCategoryEndpoints = defineEndpoints({
  "GET /admin/forum-categories": {
    summary: "All categories in their order, those that take no posts included, in both languages",
    access: "admin",
    reply: z.array(officeCategory),
  },
  "POST /forum/categories": {
    summary: "Add a category, behind all others; its name in addresses is made of its English one",
    access: "admin",
    body: categoryPayload,
    reply: officeCategory,
    status: 201,
    errors: ["CATEGORIES_FULL", "CATEGORY_NAME_TAKEN"],
    idempotent: true,
  },
  "PUT /forum/categories/order": {
    summary: "Put the categories into another order",
    access: "admin",
    body: categoryOrder,
    reply: z.array(officeCategory),
    errors: ["CATEGORIES_CHANGED_MEANWHILE"],
    idempotent: true,
  },
  "PUT /forum/categories/{id}": {
    summary: "Change the version of a category that was seen",
    access: "admin",
    params,
    body: editedCategory,
    reply: officeCategory,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "CATEGORY_NAME_TAKEN", "LAST_OPEN_CATEGORY"],
    idempotent: true,
  },
  "DELETE /forum/categories/{id}": {
    summary: "Delete a category; its posts go to another one, and its address leads there",
    access: "admin",
    params,
    body: categoryRemoval,
    reply: categoryRemoved,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "CATEGORY_HAS_POSTS", "CATEGORY_NOT_OPEN", "LAST_OPEN_CATEGORY"],
    idempotent: true,
  },
});
