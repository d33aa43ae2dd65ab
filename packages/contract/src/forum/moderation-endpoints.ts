import "../no-eval.ts";
import { z } from "zod";
import { dearRead } from "../dear-read.ts";
import { defineEndpoints } from "../endpoint.ts";
import {
  decided,
  decision,
  locking,
  moving,
  pausedPerson,
  pinning,
  silence,
  silencing,
  withholding,
} from "./moderation.ts";
import { forumId, pastVersion } from "./payloads.ts";
import { queueQuery, queueReply } from "./queue.ts";

const params = z.object({ id: forumId });
const nothing = z.object({});

/** What teachers and admins do in the forum. */
export const forumModerationEndpoints = defineEndpoints({
  "GET /forum/queue": {
    summary: "What waits for a moderator: held, or reported; what waits longest first",
    access: "teacher",
    query: queueQuery,
    reply: queueReply,
    rateLimit: dearRead,
  },
  "GET /forum/queue/size": {
    summary: "How much waits for a moderator; cheap, as each of their open pages asks",
    access: "teacher",
    unattended: true,
    reply: z.object({ waiting: z.int() }),
  },
  "PUT /forum/posts/{id}/state": {
    summary: "Show a post to everybody, hide it, or put it back into the queue; its author is told",
    access: "teacher",
    params,
    body: decision,
    reply: decided,
    errors: ["NOT_FOUND", "NOT_AUTHORIZED_TO_MODERATE", "MODERATED_MEANWHILE", "EDITED_MEANWHILE", "DELETED_BY_AUTHOR"],
  },
  "PUT /forum/replies/{id}/state": {
    summary: "Show a reply to everybody, hide it, or put it back into the queue; its author is told",
    access: "teacher",
    params,
    body: decision,
    reply: decided,
    errors: ["NOT_FOUND", "NOT_AUTHORIZED_TO_MODERATE", "MODERATED_MEANWHILE", "EDITED_MEANWHILE", "DELETED_BY_AUTHOR"],
  },
  "PUT /forum/posts/{id}/locked": {
    summary: "Let a post take no more replies, or take them again",
    access: "teacher",
    params,
    body: locking,
    reply: nothing,
    errors: ["NOT_FOUND", "NOT_AUTHORIZED_TO_MODERATE"],
  },
  "PUT /forum/posts/{id}/pinned": {
    summary: "Show a post above all others of its category, or no more",
    access: "teacher",
    params,
    body: pinning,
    reply: nothing,
    errors: ["NOT_FOUND", "NOT_AUTHORIZED_TO_MODERATE"],
  },
  "PUT /forum/posts/{id}/category": {
    summary: "Move a post to another category; its author is told",
    access: "teacher",
    params,
    body: moving,
    reply: nothing,
    errors: ["NOT_FOUND", "NOT_AUTHORIZED_TO_MODERATE", "CATEGORY_NOT_OPEN"],
  },
  "GET /forum/posts/{id}/versions": {
    summary: "What a post said before it was changed, with the words that moderators have withheld",
    access: "teacher",
    params,
    reply: z.array(pastVersion),
    errors: ["NOT_FOUND"],
  },
  "GET /forum/replies/{id}/versions": {
    summary: "What a reply said before it was changed, with the words that moderators have withheld",
    access: "teacher",
    params,
    reply: z.array(pastVersion),
    errors: ["NOT_FOUND"],
  },
  "PUT /forum/versions/{id}/withheld": {
    summary: "Keep the words of an earlier version from everybody but moderators, or show them again",
    access: "teacher",
    params,
    body: withholding,
    reply: nothing,
    errors: ["NOT_FOUND", "NOT_AUTHORIZED_TO_MODERATE"],
  },
  "GET /forum/silences": {
    summary: "Who may not write in the forum now, until when and why; whose break ends first comes first",
    access: "teacher",
    reply: z.array(pausedPerson),
  },
  "GET /forum/people/{id}/silence": {
    summary: "Until when somebody may not write in the forum, and why",
    access: "teacher",
    params,
    reply: silence,
    errors: ["NOT_FOUND"],
  },
  "PUT /forum/people/{id}/silence": {
    summary: "Let somebody not write in the forum for some days, or write again; they are told",
    access: "teacher",
    params,
    body: silencing,
    reply: silence,
    errors: ["NOT_FOUND", "NOT_AUTHORIZED_TO_MODERATE"],
  },
});
