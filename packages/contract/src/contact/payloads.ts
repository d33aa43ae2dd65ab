import "../no-eval.ts";
import { z } from "zod";
import { email, personName } from "../accounts/payloads.ts";
import { DAY_MS, SECOND_MS } from "../durations.ts";
import { localeSchema } from "../locale-schema.ts";
import { text } from "../text.ts";
import { wholeNumber } from "../whole-number.ts";
import { contactLimits } from "./limits.ts";

/** What a form sends along that is open to everybody. */
const sent = {
  /** What the browser calls it: sent again with the same words, it is the same. */
  id: z.string().regex(/^[\w-]{16,64}$/, { error: "FIELD_INVALID" }),
  language: localeSchema,
  /** A field that no person sees: whoever fills it in is a program. */
  topic: text({ min: 0, max: 200 }).default(""),
  /** How long the form was there before it was sent. */
  seconds: wholeNumber({ min: 0, max: DAY_MS / SECOND_MS }),
};

/** What somebody writes to the school. */
export const contactPayload = z.strictObject({
  ...sent,
  name: personName,
  email,
  message: text({ max: contactLimits.CONTACT_MESSAGE_MAX, form: "NFC" }),
});

export type ContactPayload = z.output<typeof contactPayload>;

/** Why a message is taken for a program's: what no person sees was filled in, or it was sent sooner than anybody writes. */
export type HeldFor = "trap" | "haste";
