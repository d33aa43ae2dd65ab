import type { RateLimit } from "./endpoint.ts";

/** Of what one person reads of many: enough for whoever looks from page to page, and no load for everybody else when a program asks. */
export const dearRead: RateLimit = { max: 120, perMinutes: 5, by: "user" };
