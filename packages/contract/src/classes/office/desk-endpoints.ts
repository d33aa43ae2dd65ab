import "../../no-eval.ts";
import { z } from "zod";
import { dearRead } from "../../dear-read.ts";
import { defineEndpoints } from "../../endpoint.ts";
import { localeQuery } from "../../locale-schema.ts";
import {
  addedPlace,
  classDesk,
  deskLesson,
  lessonPayload,
  paymentPayload,
  placeDeed,
  roster,
  rosterPlace,
  taught,
} from "./desk.ts";
import { classOfficeLimits } from "./limits.ts";
import { id } from "./words.ts";

const params = z.object({ id });
const byWeek = z.object({
  id,
  week: z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number),
});
/** Three texts in two languages, of which a letter may take six bytes. */
const bodyMaxBytes = classOfficeLimits.LESSON_TEXT_MAX * 6 * 6;

/** Where teachers keep their classes, and the office who is in them. */
export const classDeskEndpoints = defineEndpoints({
  "GET /classes/taught": {
    summary: "The caller's lessons of today, and the classes that they teach",
    access: "teacher",
    query: localeQuery,
    reply: taught,
    rateLimit: dearRead,
  },
  "GET /classes/{id}/desk": {
    summary: "A class with its lessons in both languages; for its teacher and admins",
    access: "teacher",
    params,
    reply: classDesk,
    errors: ["NOT_FOUND"],
    rateLimit: dearRead,
  },
  "PUT /classes/{id}/lessons/{week}": {
    summary: "Change the version of a lesson that was seen: when it is, what it brings, and what it asks",
    access: "teacher",
    params: byWeek,
    body: lessonPayload,
    bodyMaxBytes,
    reply: deskLesson,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE"],
    idempotent: true,
  },
  "GET /classes/{id}/roster": {
    summary: "Who is in a class and who waits; parents' contact and payments are for admins alone",
    access: "teacher",
    params,
    reply: roster,
    errors: ["NOT_FOUND"],
    rateLimit: dearRead,
  },
  "GET /classes/{id}/roster/csv": {
    summary: "The roster of a class for a spreadsheet, with what its reader may see",
    access: "teacher",
    params,
    query: localeQuery,
    reply: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
    download: { type: "text/csv", filename: "roster.csv" },
    errors: ["NOT_FOUND"],
    rateLimit: dearRead,
  },
  "POST /classes/{id}/places": {
    summary: "Add a student to a class by hand; beyond its places or before those who wait with a reason only",
    access: "admin",
    params,
    body: addedPlace,
    reply: rosterPlace,
    status: 201,
    errors: ["NOT_FOUND", "ALREADY_IN_CLASS"],
    idempotent: true,
  },
  "PUT /class-places/{id}/payment": {
    summary: "Say how a payment stands",
    access: "admin",
    params,
    body: paymentPayload,
    reply: rosterPlace,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE"],
    idempotent: true,
  },
  "POST /class-places/{id}/take": {
    summary: "Give a place to somebody who waits; beyond the places or the order with a reason only",
    access: "admin",
    params,
    body: placeDeed,
    reply: rosterPlace,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE"],
    idempotent: true,
  },
  "POST /class-places/{id}/cancel": {
    summary: "Take back a place; who has waited longest moves up",
    access: "admin",
    params,
    body: placeDeed,
    reply: rosterPlace,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE"],
    idempotent: true,
  },
});
