import "../no-eval.ts";
import { z } from "zod";
import { mailedToken } from "../accounts/payloads.ts";
import { defineEndpoints } from "../endpoint.ts";
import { localeQuery } from "../locale-schema.ts";
import { noticeLimits } from "./limits.ts";

/** Something that somebody is told: in words of their language, and where it leads. */
export const notice = z.object({
  id: z.uuid(),
  text: z.string(),
  /** An address on this site. */
  link: z.string(),
  at: z.iso.datetime(),
  read: z.boolean(),
});

export type Notice = z.infer<typeof notice>;

const seen = z.strictObject({
  ids: z
    .array(z.uuid({ error: "FIELD_INVALID" }), { error: "FIELD_REQUIRED" })
    .min(1, { error: "FIELD_REQUIRED" })
    .max(noticeLimits.NOTICES_KEPT, { error: "FIELD_INVALID" }),
});

/** A kind of notice that goes out by mail, and whether its reader gets it. */
const noticeLetter = z.object({
  kind: z.string(),
  /** In words of their language. */
  label: z.string(),
  wanted: z.boolean(),
  /** Somebody may be in danger: it is sent to those responsible, and is not chosen. */
  always: z.boolean(),
});

export type NoticeLetter = z.infer<typeof noticeLetter>;

const wish = z.strictObject({
  kind: z.string({ error: "FIELD_REQUIRED" }).max(100, { error: "FIELD_INVALID" }),
  wanted: z.boolean({ error: "FIELD_REQUIRED" }),
});

export const noticeEndpoints = defineEndpoints({
  "GET /notices/unread": {
    summary:
      "How much the caller is told that they have not read, and the newest of all; cheap, as each open page asks",
    access: "user",
    unattended: true,
    reply: z.object({ unread: z.int(), newest: z.uuid().nullable() }),
  },
  "GET /notices/letters": {
    summary: "Which kinds of notices that concern the caller go out by mail, and which of them the caller gets",
    access: "user",
    query: localeQuery,
    reply: z.array(noticeLetter),
  },
  "PUT /notices/letters": {
    summary: "Ask for the letters of a kind, or for no more of them",
    access: "user",
    body: wish,
    reply: z.object({}),
    rateLimit: { max: 60, perMinutes: 5 },
  },
  "POST /notices/letters/stop": {
    summary: "End the letters of a kind by the link in one of them; a mail program may do so by itself (RFC 8058)",
    access: "anyone",
    query: mailedToken,
    reply: z.object({}),
    errors: ["NOT_FOUND"],
    // Whoever reads mail for many sends all of theirs from few addresses.
    rateLimit: { max: 600, perMinutes: 5 },
  },
  "GET /notices": {
    summary: "What the caller is told, the newest first",
    access: "user",
    query: localeQuery,
    reply: z.array(notice),
  },
  "POST /notices/read": {
    summary: "Say that these have been read; what is none of the caller's notices counts as read already",
    access: "user",
    body: seen,
    reply: z.object({}),
  },
});
