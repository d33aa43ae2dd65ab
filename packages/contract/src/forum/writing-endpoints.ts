import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { forumId } from "./payloads.ts";
import {
  edited,
  editedPost,
  editedReply,
  newPost,
  newReply,
  postSource,
  replySource,
  written,
} from "./writing-payloads.ts";

const params = z.object({ id: forumId });

const rateLimit = { max: 120, perMinutes: 10, by: "user" } as const;

/** What people write, change and delete. */
export const forumWritingEndpoints = defineEndpoints({
  "POST /forum/posts": {
    summary: "Write a post; it may have to wait for a moderator",
    access: "member",
    body: newPost,
    reply: written,
    status: 201,
    errors: ["CATEGORY_NOT_OPEN", "REPUTATION_TOO_LOW", "SILENCED", "NEW_ACCOUNT_POSTS"],
    rateLimit,
    idempotent: true,
  },
  "GET /forum/posts/{id}/source": {
    summary: "A post as it was written, for whoever may change it",
    access: "user",
    params,
    reply: postSource,
    errors: ["NOT_FOUND", "NOT_AUTHORIZED_TO_EDIT", "EDITED_TOO_OFTEN"],
  },
  "PUT /forum/posts/{id}": {
    summary: "Change the version of a post that was seen; moderators say why they change what others wrote",
    access: "member",
    params,
    body: editedPost,
    reply: edited,
    errors: ["NOT_FOUND", "NOT_AUTHORIZED_TO_EDIT", "EDITED_MEANWHILE", "EDITED_TOO_OFTEN", "SILENCED"],
    rateLimit,
  },
  "DELETE /forum/posts/{id}": {
    summary: "Delete a post: its words are gone, and what others wrote below stays",
    access: "user",
    params,
    reply: z.object({}),
    errors: ["NOT_FOUND", "NOT_AUTHORIZED_TO_EDIT"],
  },
  "POST /forum/posts/{id}/replies": {
    summary: "Reply to a post; the reply may have to wait for a moderator",
    access: "member",
    params,
    body: newReply,
    reply: written,
    status: 201,
    errors: ["NOT_FOUND", "CATEGORY_NOT_OPEN", "REPUTATION_TOO_LOW", "POST_LOCKED", "SILENCED", "NEW_ACCOUNT_REPLIES"],
    rateLimit,
    idempotent: true,
  },
  "GET /forum/replies/{id}/source": {
    summary: "A reply as it was written, for whoever may change it",
    access: "user",
    params,
    reply: replySource,
    errors: ["NOT_FOUND", "NOT_AUTHORIZED_TO_EDIT", "EDITED_TOO_OFTEN"],
  },
  "PUT /forum/replies/{id}": {
    summary: "Change the version of a reply that was seen; moderators say why they change what others wrote",
    access: "member",
    params,
    body: editedReply,
    reply: edited,
    errors: ["NOT_FOUND", "NOT_AUTHORIZED_TO_EDIT", "EDITED_MEANWHILE", "EDITED_TOO_OFTEN", "SILENCED", "POST_LOCKED"],
    rateLimit,
  },
  "DELETE /forum/replies/{id}": {
    summary:
      "Delete a reply: its words are gone, and its place too where nothing was written below and it does not count for a new account's day",
    access: "user",
    params,
    reply: z.object({}),
    errors: ["NOT_FOUND", "NOT_AUTHORIZED_TO_EDIT"],
  },
});
