import "../no-eval.ts";
import { z } from "zod";
import { dearRead } from "../dear-read.ts";
import { defineEndpoints } from "../endpoint.ts";
import { analyticsLimits } from "./limits.ts";
import { analytics, analyticsCsvQuery, analyticsRange, viewPayload } from "./payloads.ts";

/** What happens on the site, in numbers that say nothing of anybody. */
export const analyticsEndpoints = defineEndpoints({
  "POST /analytics/views": {
    summary: "Count a page that somebody came to within the site; nothing of who it was is kept",
    access: "anyone",
    body: viewPayload,
    reply: z.object({}),
    rateLimit: { max: analyticsLimits.VIEWS_PER_MINUTE, perMinutes: 1 },
  },
  "GET /analytics": {
    summary: "The numbers of some days, with those of as many days before",
    access: "admin",
    query: analyticsRange,
    reply: analytics,
  },
  "GET /analytics/csv": {
    summary: "The numbers of some days, day by day, as a file for spreadsheets",
    access: "admin",
    query: analyticsCsvQuery,
    download: { type: "text/csv", filename: "analytics.csv" },
    changesNothing: true,
    reply: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
    rateLimit: dearRead,
  },
});
