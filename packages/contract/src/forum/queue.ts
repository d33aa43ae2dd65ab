import "../no-eval.ts";
import { z } from "zod";
import { listQuery, listReply } from "../lists/list-schema.ts";
import { localeQuery } from "../locale-schema.ts";
import { person } from "../people.ts";
import { excerpt } from "../search.ts";
import { queueList } from "./list.ts";
import { forumPost, forumReply, standing } from "./payloads.ts";
import { flagReasons } from "./writing-payloads.ts";

/** What somebody has reported, and nobody has decided on yet. */
const openFlag = z.object({
  reason: z.enum(flagReasons),
  note: z.string(),
  at: z.iso.datetime(),
  /** Null for a visitor without an account. */
  by: person.nullable(),
  /** Where that visitor may be answered. */
  email: z.string().nullable(),
});

/** A post or a reply that waits for a moderator. */
export const waiting = z.object({
  kind: z.enum(["post", "reply"]),
  ...forumReply.pick({ id: true, author: true, html: true, lang: true, at: true, editedAt: true }).shape,
  ...standing,
  version: z.int(),
  post: forumPost.pick({ id: true, title: true, category: true, locked: true, pinned: true }),
  /** How it begins, or what of it the filter has caught first, with a few words around that. */
  excerpt,
  /** All that the filter has caught, each with a few words around it. */
  caught: z.array(excerpt),
  /** Since when it waits. */
  since: z.iso.datetime(),
  /** What it said when it was reported, or, if nobody has, before its last change; null where it still says that. */
  beforeHtml: z.string().nullable(),
  /** The oldest first. */
  flags: z.array(openFlag),
  /** Its author may not write until then. */
  silencedUntil: z.iso.datetime().nullable(),
  /** Whether the caller may decide on it: teachers leave to admins what admins wrote. */
  mayModerate: z.boolean(),
});

export type Waiting = z.infer<typeof waiting>;

export const queueQuery = listQuery(queueList).extend(localeQuery.shape);

export const queueReply = listReply(waiting);
