import "../no-eval.ts";
import { z } from "zod";
import { email, personName } from "../accounts/payloads.ts";
import { text } from "../text.ts";
import { wholeNumber } from "../whole-number.ts";
import { classLimits } from "./limits.ts";

const limits = classLimits;

/** How somebody stands in a class: in it, or waiting until somebody gives up a place. */
export const livingPlaces = ["taken", "waiting"] as const;

const PHONE_DIGITS_MIN = 5;

/** Whether a text can be dialed, with an extension, or says nothing. */
function isPhone(text: string): boolean {
  if (text === "") return true;
  return /^[\d\s()+.\-/extEXT]*$/.test(text) && text.replace(/\D/g, "").length >= PHONE_DIGITS_MIN;
}

/** A registration: who will sit in the class, and how their parent is reached. */
export const placePayload = z.strictObject({
  studentName: personName,
  age: wholeNumber({ min: limits.STUDENT_AGE_MIN, max: limits.STUDENT_AGE_MAX }),
  parentName: personName,
  parentEmail: email,
  parentPhone: text({ min: 0, max: limits.PHONE_MAX, form: "NFKC" }).refine(isPhone, { error: "PHONE_INVALID" }),
  note: text({ min: 0, max: limits.PLACE_NOTE_MAX, form: "NFC" }),
});

/** What is told to whoever has just registered. */
export const placeReply = z.object({
  state: z.enum(livingPlaces),
  /** How many wait before them; null with a place. */
  before: z.int().nullable(),
});

/** One of the caller's own places. */
export const ownPlace = placeReply.extend({
  class: z.uuid(),
  name: z.string(),
  semester: z.string(),
  studentName: z.string(),
  priceCents: z.int(),
  payment: z.enum(["due", "paid", "waived"]),
  /** How the semester's classes are paid for, as safe HTML; null while the office has not said, and where nothing is due. */
  paymentHtml: z.string().nullable(),
  /** Where it meets online, for who is in it. */
  meetingUrl: z.url().nullable(),
  next: z.object({ week: z.int(), startsAt: z.iso.datetime(), endsAt: z.iso.datetime() }).nullable(),
});

export type OwnPlace = z.infer<typeof ownPlace>;

/** A lesson as whoever is in its class has it. */
export const ownLesson = z.object({
  week: z.int(),
  /** Null where the program has no such week any more. */
  title: z.string().nullable(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  canceled: z.boolean(),
  /** Until then its homework is on time. */
  dueAt: z.iso.datetime(),
  /** As safe HTML; null while there is nothing. */
  materialsHtml: z.string().nullable(),
  homeworkHtml: z.string().nullable(),
  /** Null until it is out, too. */
  solutionHtml: z.string().nullable(),
});

export type OwnLesson = z.infer<typeof ownLesson>;
