import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { forumId, newPost, newReply, written } from "./payloads.ts";

const params = z.object({ id: forumId });

/** What people write. */
export const forumWritingEndpoints = defineEndpoints({
  "POST /forum/posts": {
    summary: "Write a post; it may have to wait for a moderator",
    access: "member",
    body: newPost,
    reply: written,
    status: 201,
    errors: ["CATEGORY_NOT_OPEN", "REPUTATION_TOO_LOW"],
    rateLimit: { max: 120, perMinutes: 10, by: "user" },
    idempotent: true,
  },
  "POST /forum/posts/{id}/replies": {
    summary: "Reply to a post; the reply may have to wait for a moderator",
    access: "member",
    params,
    body: newReply,
    reply: written,
    status: 201,
    errors: ["NOT_FOUND", "CATEGORY_NOT_OPEN", "REPUTATION_TOO_LOW", "POST_LOCKED"],
    rateLimit: { max: 120, perMinutes: 10, by: "user" },
    idempotent: true,
  },
});
