import "../../no-eval.ts";
import { z } from "zod";
import { dearRead } from "../../dear-read.ts";
import { defineEndpoints } from "../../endpoint.ts";
import { listQuery, listReply } from "../../lists/list-schema.ts";
import { localeQuery } from "../../locale-schema.ts";
import { homeworkRemark } from "../payloads.ts";
import {
  classAtWork,
  extensionPayload,
  gradebook,
  gradePayload,
  gradeSeen,
  grading,
  gradingDesk,
  missingStudent,
  phrase,
  phrasePayload,
  queueClass,
  remarkChange,
  remarkPayload,
  waitingHomework,
} from "./payloads.ts";
import { homeworkQueue } from "./queue.ts";

const id = z.uuid({ error: "FIELD_INVALID" }).toLowerCase();
const params = z.object({ id });
const ofStudent = z.object({
  id,
  week: z
    .string()
    .regex(/^[1-9]\d?$/)
    .transform(Number),
  user: id,
});
const inQueue = listQuery(homeworkQueue);

/** Where teachers grade what was handed in to their classes, and admins to all. */
export const gradingEndpoints = defineEndpoints({
  "GET /homework/queue": {
    summary:
      "What was handed in to the caller's classes, of each week the newest; with a class and a week also who has not handed in",
    access: "teacher",
    query: inQueue.extend(localeQuery.shape),
    reply: listReply(waitingHomework).extend({
      classes: z.array(queueClass),
      missing: z.array(missingStudent).nullable(),
    }),
    rateLimit: dearRead,
  },
  "GET /homework/waiting": {
    summary: "What waits to be graded in each of the caller's classes, and who has not handed in what was due last",
    access: "teacher",
    query: localeQuery,
    reply: z.array(classAtWork),
    rateLimit: dearRead,
  },
  "GET /homework/{id}/grading": {
    summary: "The teacher's part of a hand-in, and what stands beside it in the queue",
    access: "teacher",
    params,
    query: inQueue.omit({ after: true, before: true, size: true }),
    reply: gradingDesk,
    errors: ["NOT_FOUND"],
    // From one to the next, as quickly as somebody can look.
    rateLimit: { max: 300, perMinutes: 5, by: "user" },
  },
  "PUT /homework/{id}/grade": {
    summary:
      "Keep points and comment of a hand-in, over the version that was seen; where it is returned already, its student is told",
    access: "teacher",
    params,
    body: gradePayload,
    reply: grading,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "HOMEWORK_NOTHING_SAID"],
    idempotent: true,
  },
  "POST /homework/{id}/return": {
    summary: "Return a hand-in with all that was said to it; its student is told, and earns points",
    access: "teacher",
    params,
    body: gradeSeen,
    reply: grading,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "HOMEWORK_NOTHING_SAID"],
    idempotent: true,
  },
  "POST /homework/{id}/take-back": {
    summary: "Take back what was returned, so that its student sees nothing of it until it is returned again",
    access: "teacher",
    params,
    body: gradeSeen,
    reply: grading,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "HOMEWORK_NOT_RETURNED"],
    idempotent: true,
  },
  "POST /homework/{id}/remarks": {
    summary: "Set a remark on a page of a file",
    access: "teacher",
    params,
    body: remarkPayload,
    reply: homeworkRemark,
    status: 201,
    errors: ["NOT_FOUND", "HOMEWORK_REMARKS_FULL"],
    idempotent: true,
  },
  "PUT /homework/{id}/remarks/{remark}": {
    summary: "Change the version of a remark that was seen, or move it on its page",
    access: "teacher",
    params: z.object({ id, remark: id }),
    body: remarkChange,
    reply: homeworkRemark,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "HOMEWORK_REMARKS_FULL"],
    idempotent: true,
  },
  "DELETE /homework/{id}/remarks/{remark}": {
    summary: "Remove a remark; what is returned keeps something that was said",
    access: "teacher",
    params: z.object({ id, remark: id }),
    reply: z.object({}),
    errors: ["NOT_FOUND", "HOMEWORK_NOTHING_SAID"],
    idempotent: true,
  },
  "GET /homework/phrases": {
    summary: "What the caller says often",
    access: "teacher",
    reply: z.array(phrase),
  },
  "POST /homework/phrases": {
    summary: "Keep a phrase to say it again",
    access: "teacher",
    body: phrasePayload,
    reply: phrase,
    status: 201,
    errors: ["HOMEWORK_PHRASES_FULL"],
    idempotent: true,
  },
  "PUT /homework/phrases/{id}": {
    summary: "Change one of one's phrases",
    access: "teacher",
    params,
    body: phrasePayload,
    reply: phrase,
    errors: ["NOT_FOUND"],
    idempotent: true,
  },
  "DELETE /homework/phrases/{id}": {
    summary: "Remove one of one's phrases",
    access: "teacher",
    params,
    reply: z.object({}),
    errors: ["NOT_FOUND"],
    idempotent: true,
  },
  "PUT /classes/{id}/lessons/{week}/extensions/{user}": {
    summary: "Give a student of a class more time for a week's homework; what came meanwhile is late no more",
    access: "teacher",
    params: ofStudent,
    body: extensionPayload,
    reply: z.object({ dueAt: z.iso.datetime() }),
    errors: ["NOT_FOUND"],
    idempotent: true,
  },
  "DELETE /classes/{id}/lessons/{week}/extensions/{user}": {
    summary:
      "Take back more time that was given; what was handed in while it stood stays on time, and what had come before is as late as it was",
    access: "teacher",
    params: ofStudent,
    reply: z.object({}),
    errors: ["NOT_FOUND"],
    idempotent: true,
  },
  "GET /classes/{id}/gradebook": {
    summary: "All homework of a class, student by student and week by week",
    access: "teacher",
    params,
    query: localeQuery,
    reply: gradebook,
    errors: ["NOT_FOUND"],
    rateLimit: dearRead,
  },
  "GET /classes/{id}/gradebook/csv": {
    summary: "The same for a spreadsheet",
    access: "teacher",
    params,
    query: localeQuery,
    reply: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
    download: { type: "text/csv", filename: "gradebook.csv" },
    errors: ["NOT_FOUND"],
    rateLimit: dearRead,
  },
});
