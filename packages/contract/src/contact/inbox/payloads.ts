import "../../no-eval.ts";
import { z } from "zod";
import { localeSchema } from "../../locale-schema.ts";
import { text } from "../../text.ts";
import { donationWays, pledgeRhythms } from "../donation.ts";
import { contactLimits } from "../limits.ts";

const person = z.object({ id: z.uuid(), name: z.string() });

/** What somebody promises to give with their message; null of any other message. */
const pledge = z.object({ amountCents: z.int(), every: z.enum(pledgeRhythms), way: z.enum(donationWays) }).nullable();

const heldFor = z.enum(["trap", "haste"]).nullable();

export const inboxItem = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** How the message begins. */
  beginning: z.string(),
  language: localeSchema,
  at: z.iso.datetime(),
  heldFor,
  closedAt: z.iso.datetime().nullable(),
  assignedTo: z.string().nullable(),
  answered: z.boolean(),
  pledge,
});

export type InboxItem = z.infer<typeof inboxItem>;

export const inboxMessage = inboxItem.omit({ beginning: true, assignedTo: true, answered: true }).extend({
  message: z.string(),
  /** Counts what was done with it: whoever does more says which they have seen. */
  version: z.int(),
  closedBy: z.string().nullable(),
  assignee: person.nullable(),
  /** The oldest first; `by` is null where the account is gone. */
  answers: z.array(z.object({ id: z.uuid(), text: z.string(), at: z.iso.datetime(), by: z.string().nullable() })),
  /** To whom it may be given; nobody, by who may not. */
  colleagues: z.array(person),
});

export type InboxMessage = z.infer<typeof inboxMessage>;

const version = z.int({ error: "FIELD_REQUIRED" }).min(1, { error: "FIELD_INVALID" });

export const answerPayload = z.strictObject({
  version,
  text: text({ max: contactLimits.CONTACT_ANSWER_MAX, form: "NFC" }),
  /** Whether the message is done with that. */
  close: z.boolean({ error: "FIELD_INVALID" }),
});

export type AnswerPayload = z.output<typeof answerPayload>;

export const settlePayload = z.strictObject({ version, state: z.enum(["open", "closed"], { error: "FIELD_INVALID" }) });

export type SettlePayload = z.output<typeof settlePayload>;

export const assignPayload = z.strictObject({
  version,
  /** Null for nobody. */
  assignee: z.uuid({ error: "FIELD_INVALID" }).nullable(),
});

export type AssignPayload = z.output<typeof assignPayload>;

export const inboxWaiting = z.object({ open: z.int(), mine: z.int(), held: z.int() });
