import "../../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../../endpoint.ts";
import { listQuery, listReply } from "../../lists/list-schema.ts";
import { localeQuery } from "../../locale-schema.ts";
import { blogLimits } from "../limits.ts";
import { blogDeskList } from "./list.ts";
import {
  blogPostVersion,
  blogPreview,
  deskPost,
  deskPostTitle,
  editedBlogPost,
  newBlogPost,
  previewedBody,
  publishedBlogPost,
} from "./payloads.ts";

const byId = z.object({ id: z.uuid() });
/** Two texts, of which a letter may take six bytes. */
const bodyMaxBytes = blogLimits.BLOG_BODY_MAX * 2 * 6;
/** Asked again while somebody types. */
const whileTyping = { max: 60, perMinutes: 1, by: "user" } as const;

/** Where teachers write posts, and admins publish them. */
export const blogDeskEndpoints = defineEndpoints({
  "GET /admin/blog-posts": {
    summary: "All posts, drafts included, what was changed last first",
    access: "teacher",
    query: listQuery(blogDeskList).extend(localeQuery.shape),
    reply: listReply(deskPostTitle),
  },
  "POST /admin/blog-posts": {
    summary: "Begin a post",
    access: "teacher",
    query: localeQuery,
    body: newBlogPost,
    bodyMaxBytes,
    reply: deskPost,
    status: 201,
    errors: ["SLUG_TAKEN"],
    idempotent: true,
  },
  "GET /admin/blog-posts/{id}": {
    summary: "A post in both languages",
    access: "teacher",
    params: byId,
    query: localeQuery,
    reply: deskPost,
    errors: ["NOT_FOUND"],
  },
  "PUT /admin/blog-posts/{id}": {
    summary:
      "Keep a post as it is written now; what is not a draft any more stays fit to be published, and is an admin's",
    access: "teacher",
    params: byId,
    query: localeQuery,
    body: editedBlogPost,
    bodyMaxBytes,
    reply: deskPost,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "BLOG_POST_NOT_READY", "SLUG_TAKEN"],
    idempotent: true,
  },
  "DELETE /admin/blog-posts/{id}": {
    summary: "Delete a draft that does not come from the content's files; a teacher one's own",
    access: "teacher",
    params: byId,
    body: blogPostVersion,
    reply: z.object({}),
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "BLOG_POST_PUBLISHED", "BLOG_POST_OF_CONTENT"],
    idempotent: true,
  },
  "POST /admin/blog-posts/{id}/publish": {
    summary: "Publish a post now or at an instant to come",
    access: "admin",
    params: byId,
    query: localeQuery,
    body: publishedBlogPost,
    reply: deskPost,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "BLOG_POST_NOT_READY", "BLOG_POST_PUBLISHED", "SLUG_TAKEN"],
    idempotent: true,
  },
  "POST /admin/blog-posts/{id}/withdraw": {
    summary: "Make a post a draft again that is published or scheduled",
    access: "admin",
    params: byId,
    query: localeQuery,
    body: blogPostVersion,
    reply: deskPost,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE"],
    idempotent: true,
  },
  "POST /admin/blog-previews": {
    summary: "One language of a post as readers will see it",
    access: "teacher",
    body: previewedBody,
    bodyMaxBytes,
    rateLimit: whileTyping,
    reply: blogPreview,
    changesNothing: true,
  },
});
