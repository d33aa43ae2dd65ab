import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { contactBounds } from "./limits.ts";
import { contactPayload, pledgePayload } from "./payloads.ts";

/** Four bytes a character, what JSON adds to line breaks and quotation marks, and room in which to say what is wrong with more. */
const BODY_MAX_BYTES = 128 * 1024;

export const contactEndpoints = defineEndpoints({
  "POST /contact": {
    summary: "Write to the school; the sender gets a mail that says when somebody answers",
    access: "anyone",
    body: contactPayload,
    bodyMaxBytes: BODY_MAX_BYTES,
    reply: z.object({}),
    status: 201,
    rateLimit: { max: contactBounds.CONTACT_PER_HOUR, perMinutes: 60 },
  },
  "POST /contact/pledges": {
    summary: "Promise a gift to the school; the giver gets a mail that says how to give it",
    access: "anyone",
    body: pledgePayload,
    reply: z.object({}),
    status: 201,
    rateLimit: { max: contactBounds.CONTACT_PER_HOUR, perMinutes: 60 },
  },
});
