import "../no-eval.ts";
import { z } from "zod";
import { email, personName } from "../accounts/payloads.ts";
import { DAY_MS, SECOND_MS } from "../durations.ts";
import { localeSchema } from "../locale-schema.ts";
import { text } from "../text.ts";
import { wholeNumber } from "../whole-number.ts";
import { donationWays, pledgeRhythms } from "./donation.ts";
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

export type SentByForm = z.output<z.ZodObject<typeof sent>>;

/** What somebody writes to the school. */
export const contactPayload = z.strictObject({
  ...sent,
  name: personName,
  email,
  message: text({ min: contactLimits.CONTACT_MESSAGE_MIN, max: contactLimits.CONTACT_MESSAGE_MAX, form: "NFC" }),
});

export type ContactPayload = z.output<typeof contactPayload>;

const { PLEDGE_DOLLARS_MIN, PLEDGE_DOLLARS_MAX, PLEDGE_NOTE_MAX } = contactLimits;
const amount = { error: "AMOUNT_INVALID" };

/** What somebody promises to give. */
export const pledgePayload = z.strictObject({
  ...sent,
  name: personName,
  email,
  amountCents: z
    .int(amount)
    .min(PLEDGE_DOLLARS_MIN * 100, amount)
    .max(PLEDGE_DOLLARS_MAX * 100, amount),
  every: z.enum(pledgeRhythms, { error: "FIELD_INVALID" }),
  way: z.enum(donationWays, { error: "FIELD_INVALID" }),
  note: text({ min: 0, max: PLEDGE_NOTE_MAX, form: "NFC" }).default(""),
});

export type PledgePayload = z.output<typeof pledgePayload>;

/** Why a message is taken for a program's: what no person sees was filled in, or it was sent sooner than anybody writes. */
export type HeldFor = "trap" | "haste";
