import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { childParams } from "../families/payloads.ts";
import { localeQuery } from "../locale-schema.ts";
import { homeworkLimits } from "./limits.ts";
import {
  childsHomework,
  homeworkHome,
  homeworkLink,
  homeworkPayload,
  homeworkReceipt,
  homeworkWhole,
  keptHomeworkFile,
} from "./payloads.ts";

const MEGABYTE = 1024 * 1024;
const id = z.uuid({ error: "FIELD_INVALID" }).toLowerCase();

export const homeworkEndpoints = defineEndpoints({
  "POST /homework/files": {
    summary:
      "Take a file for homework: PNG, JPG, PDF, Word (.docx) or text, as its bytes say; a photo is kept without the place where it was taken, a text as UTF-8. For whoever has a place in a class. It is removed after a day in which no homework and no draft holds it, and so much of it may wait to be handed in",
    access: "member",
    upload: { maxBytes: homeworkLimits.HOMEWORK_FILE_MAX_MB * MEGABYTE, tooLarge: "HOMEWORK_FILE_TOO_LARGE" },
    reply: keptHomeworkFile,
    status: 201,
    errors: [
      "FILE_EMPTY",
      "HOMEWORK_FILES_FULL",
      "HOMEWORK_FILES_WAITING",
      "HOMEWORK_NO_CLASS",
      "HOMEWORK_FILE_DAMAGED",
      "HOMEWORK_FILE_HAS_MACROS",
      "HOMEWORK_FILE_MISNAMED",
      "HOMEWORK_FILE_TOO_LARGE",
      "HOMEWORK_FILE_TYPE_UNKNOWN",
      "HOMEWORK_FILE_UNPACKS_TOO_LARGE",
      "HOMEWORK_PICTURE_TOO_MANY_PIXELS",
      "PICTURE_UNREADABLE",
    ],
    rateLimit: { max: 120, perMinutes: 10, by: "user" },
  },
  "DELETE /homework/files/{file}": {
    summary: "Remove one of the caller's files that was not handed in, and make room for another at once",
    access: "user",
    params: z.object({ file: id }),
    reply: z.object({}),
    errors: ["NOT_FOUND", "HOMEWORK_FILE_HANDED_IN"],
    rateLimit: { max: 300, perMinutes: 10, by: "user" },
  },
  "POST /homework": {
    summary:
      "Hand in homework for a week of a class in which the caller is. What was handed in before for this week is kept; the very same once more is the hand-in that is there",
    access: "member",
    body: homeworkPayload,
    reply: homeworkReceipt,
    status: 201,
    errors: ["HOMEWORK_VERSIONS_FULL"],
    rateLimit: { max: 300, perMinutes: 10, by: "user" },
    idempotent: true,
  },
  "GET /homework/mine": {
    summary: "The caller's classes with their weeks, what they have handed in for each, and what they have begun",
    access: "user",
    query: localeQuery,
    reply: homeworkHome,
  },
  "GET /children/{id}/homework": {
    summary:
      "What a child of the caller has handed in, the newest for each week, and what has become of it: grades and words once they are returned",
    access: "user",
    params: childParams,
    query: localeQuery,
    reply: z.array(childsHomework),
    errors: ["NOT_FOUND"],
  },
  "GET /homework/{id}": {
    summary: "One hand-in: for its owner, the class's teacher and admins; for everybody else there is none",
    access: "user",
    params: z.object({ id }),
    query: localeQuery,
    reply: homeworkWhole,
    errors: ["NOT_FOUND"],
    rateLimit: { max: 600, perMinutes: 10, by: "user" },
  },
  "POST /homework/{id}/seen": {
    summary: "Say that one has looked at one's homework since it was returned",
    access: "user",
    params: z.object({ id }),
    reply: z.object({}),
    errors: ["NOT_FOUND"],
  },
  "POST /homework/{id}/files/{file}/link": {
    summary: "An address that opens a file of a hand-in in the browser for a few minutes, for who may read it",
    access: "user",
    params: z.object({ id, file: id }),
    reply: homeworkLink,
    errors: ["NOT_FOUND"],
    rateLimit: { max: 600, perMinutes: 10, by: "user" },
  },
});
