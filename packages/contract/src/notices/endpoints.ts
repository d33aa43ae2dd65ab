import "../no-eval.ts";
import { z } from "zod";
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

export const noticeEndpoints = defineEndpoints({
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
