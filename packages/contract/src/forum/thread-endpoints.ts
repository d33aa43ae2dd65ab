import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { person } from "../people.ts";
import { forumLimits } from "./limits.ts";
import { forumId, pastVersion, postMark } from "./payloads.ts";
import { acceptance, flag, visitorsFlag, vote, voted } from "./writing-payloads.ts";

const params = z.object({ id: forumId });
const replyOfPost = z.object({ id: forumId, reply: forumId });
const nothing = z.object({});
const rateLimit = { max: 240, perMinutes: 10, by: "user" } as const;
const visitorsRate = { max: 10, perMinutes: 60 } as const;

/** Up to so many ids, with commas between them. */
const ids = z
  .string({ error: "FIELD_REQUIRED" })
  .transform((told) => told.split(","))
  .pipe(z.array(forumId).max(forumLimits.MARKS_MAX, { error: "FIELD_INVALID" }));

/** What people do with what others wrote. */
export const forumThreadEndpoints = defineEndpoints({
  "PUT /forum/posts/{id}/vote": {
    summary: "Vote for or against a post, over an earlier vote, or take that back",
    access: "member",
    params,
    body: vote,
    reply: voted,
    errors: ["NOT_FOUND", "OWN_VOTE", "SILENCED", "VOTE_TOO_EARLY"],
    rateLimit,
  },
  "PUT /forum/replies/{id}/vote": {
    summary: "Vote for or against a reply, over an earlier vote, or take that back",
    access: "member",
    params,
    body: vote,
    reply: voted,
    errors: ["NOT_FOUND", "OWN_VOTE", "SILENCED", "VOTE_TOO_EARLY"],
    rateLimit,
  },
  "PUT /forum/posts/{id}/accepted": {
    summary: "Say which reply answers the post; who has asked does, or a moderator",
    access: "user",
    params,
    body: acceptance,
    reply: nothing,
    errors: ["NOT_FOUND", "NOT_AUTHORIZED_TO_ACCEPT"],
    rateLimit,
  },
  "DELETE /forum/posts/{id}/accepted": {
    summary: "Say that the accepted reply does not answer the post after all",
    access: "user",
    params,
    reply: nothing,
    errors: ["NOT_FOUND", "NOT_AUTHORIZED_TO_ACCEPT"],
    rateLimit,
  },
  "POST /forum/posts/{id}/views": {
    summary:
      "Say that a visitor has opened a post: one reader counts once a day; whoever is logged in is counted by `mine`",
    access: "anyone",
    params,
    reply: nothing,
    errors: ["NOT_FOUND"],
    rateLimit: { max: 600, perMinutes: 5 },
  },
  "GET /forum/posts/marks": {
    summary: "Which of these posts have something new for the caller",
    access: "user",
    query: z.object({ ids }),
    reply: z.array(postMark),
  },
  "GET /forum/posts/{id}/people": {
    summary: "Who may be mentioned in a thread: whoever has written in it, by the beginning of a name",
    access: "member",
    params,
    query: z.object({ q: z.string().trim().max(80, { error: "FIELD_INVALID" }).default("") }),
    reply: z.array(person),
    errors: ["NOT_FOUND"],
  },
  "GET /forum/posts/{id}/history": {
    summary: "What a post said before it was changed, the newest version first",
    access: "anyone",
    params,
    reply: z.array(pastVersion),
    tags: ["forum-post/{id}", "people"],
    errors: ["NOT_FOUND"],
  },
  "GET /forum/posts/{id}/replies/{reply}/history": {
    summary: "What a reply said before it was changed, the newest version first",
    access: "anyone",
    params: replyOfPost,
    reply: z.array(pastVersion),
    tags: ["forum-post/{id}", "people"],
    errors: ["NOT_FOUND"],
  },
  "POST /forum/posts/{id}/flags": {
    summary: "Report a post to the moderators; a second report goes over the first",
    access: "member",
    params,
    body: flag,
    reply: nothing,
    errors: ["NOT_FOUND", "OWN_FLAG"],
    rateLimit,
  },
  "POST /forum/replies/{id}/flags": {
    summary: "Report a reply to the moderators; a second report goes over the first",
    access: "member",
    params,
    body: flag,
    reply: nothing,
    errors: ["NOT_FOUND", "OWN_FLAG"],
    rateLimit,
  },
  "POST /forum/posts/{id}/reports": {
    summary: "Report a post without an account; the answer does not tell whether there is such a post",
    access: "anyone",
    params,
    body: visitorsFlag,
    reply: nothing,
    rateLimit: visitorsRate,
  },
  "POST /forum/replies/{id}/reports": {
    summary: "Report a reply without an account; the answer does not tell whether there is such a reply",
    access: "anyone",
    params,
    body: visitorsFlag,
    reply: nothing,
    rateLimit: visitorsRate,
  },
});
