import "../no-eval.ts";
import { z } from "zod";
import { dearRead } from "../dear-read.ts";
import { defineEndpoints } from "../endpoint.ts";
import { localeQuery } from "../locale-schema.ts";
import { shownAnnouncement, shownBook, shownDonation, siteSettings, siteSettingsPayload } from "./payloads.ts";

/** Forty books in two languages. */
const BODY_MAX_BYTES = 256 * 1024;

/** What the school says on the site itself, and where the office writes it. */
export const siteSettingsEndpoints = defineEndpoints({
  "GET /announcement": {
    summary: "What the school has to tell on every page now; null where there is nothing",
    access: "anyone",
    query: localeQuery,
    reply: z.object({ announcement: shownAnnouncement.nullable() }),
    tags: ["announcement"],
  },
  "GET /donation": {
    summary: "Why and how one may give to the school",
    access: "anyone",
    query: localeQuery,
    reply: shownDonation,
    tags: ["donation"],
  },
  "GET /books": {
    summary: "The books that the school recommends, in its order",
    access: "anyone",
    query: localeQuery,
    reply: z.array(shownBook),
    tags: ["books"],
  },
  "GET /admin/site": {
    summary: "What the office says on the site: announcement, donation and books, in both languages",
    access: "admin",
    reply: siteSettings,
    rateLimit: dearRead,
  },
  "PUT /admin/site": {
    summary: "Say something else on the site, in place of the version that was seen",
    access: "admin",
    body: siteSettingsPayload,
    bodyMaxBytes: BODY_MAX_BYTES,
    reply: siteSettings,
    errors: ["EDITED_MEANWHILE"],
    idempotent: true,
  },
});
