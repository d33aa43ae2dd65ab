import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints, type RateLimit } from "../endpoint.ts";
import { localeQuery } from "../locale-schema.ts";
import { courses } from "./courses.ts";
import { lessonLimits } from "./limits.ts";
import {
  checkPayload,
  course,
  exerciseAddress,
  givenUp,
  giveUpReply,
  lesson,
  lessonAddress,
  lessonAttemptPayload,
  lessonAttemptReply,
  lessonPlace,
  lessonProgress,
  lessonVerdict,
  lessonWork,
  takeAlongPayload,
  takeAlongReply,
} from "./payloads.ts";

/** A whole class of visitors may sit behind one address. */
const visitors: RateLimit = { max: 600, perMinutes: 5 };
const student: RateLimit = { max: 120, perMinutes: 1, by: "user" };
/** Programs with what they printed, in Chinese. */
const ANSWER_MAX_BYTES = 256 * 1024;

export const lessonEndpoints = defineEndpoints({
  "GET /lessons": {
    summary: "The courses of free lessons, with the lessons of each",
    access: "anyone",
    query: localeQuery,
    reply: z.array(course),
    tags: ["lessons"],
  },
  "GET /lessons/{course}": {
    summary: "A course of free lessons: for whom it is, what it teaches, and its lessons",
    access: "anyone",
    params: z.object({ course: z.enum(courses, { error: "FIELD_INVALID" }) }),
    query: localeQuery,
    reply: course,
    tags: ["lessons"],
    errors: ["NOT_FOUND"],
  },
  "GET /lessons/{course}/{lesson}": {
    summary: "A lesson: its texts, things to touch, and exercises without keys, hints and solutions",
    access: "anyone",
    params: lessonAddress,
    query: localeQuery,
    reply: lesson,
    tags: ["lessons"],
    errors: ["NOT_FOUND"],
  },
  "GET /lessons/{course}/{lesson}/exercises/{exercise}/hints/{number}": {
    summary: "One hint of an exercise, counted from 1",
    access: "anyone",
    params: exerciseAddress.extend({
      number: z.coerce.number({ error: "FIELD_INVALID" }).int().min(1).max(lessonLimits.LESSON_HINTS_MAX),
    }),
    query: localeQuery,
    reply: z.object({ /** Safe HTML. */ hintHtml: z.string() }),
    tags: ["lessons"],
    errors: ["NOT_FOUND"],
  },
  "POST /lessons/{course}/{lesson}/exercises/{exercise}/check": {
    summary: "Have an answer judged without an account; it is kept nowhere",
    access: "anyone",
    params: exerciseAddress,
    query: localeQuery,
    body: checkPayload,
    bodyMaxBytes: ANSWER_MAX_BYTES,
    reply: lessonVerdict,
    errors: ["NOT_FOUND"],
    rateLimit: visitors,
  },
  "POST /lessons/{course}/{lesson}/exercises/{exercise}/reveal": {
    summary: "The solution of an exercise, for whoever gives up without an account",
    access: "anyone",
    params: exerciseAddress,
    query: localeQuery,
    reply: givenUp,
    errors: ["NOT_FOUND"],
    rateLimit: visitors,
  },
  "GET /lessons/mine": {
    summary: "How far the caller has come in every lesson that was begun, the latest first",
    access: "user",
    reply: z.array(lessonProgress),
  },
  "POST /lessons/mine/take-along": {
    summary:
      "Hand over what this browser has kept from before the account; answers are judged again, and what the account has stays",
    access: "user",
    body: takeAlongPayload,
    bodyMaxBytes: 512 * 1024,
    reply: takeAlongReply,
    rateLimit: { max: 60, perMinutes: 10, by: "user" },
  },
  "GET /lessons/{course}/{lesson}/mine": {
    summary: "What the caller has done in a lesson, to go on from there; null where nothing has been done",
    access: "user",
    params: lessonAddress,
    query: localeQuery,
    reply: lessonWork.nullable(),
    errors: ["NOT_FOUND"],
  },
  "PUT /lessons/{course}/{lesson}/place": {
    summary: "Note which part of a lesson is open",
    access: "user",
    params: lessonAddress,
    body: lessonPlace,
    reply: lessonProgress,
    errors: ["NOT_FOUND"],
    rateLimit: student,
  },
  "POST /lessons/{course}/{lesson}/exercises/{exercise}/attempts": {
    summary: "Answer an exercise",
    access: "user",
    params: exerciseAddress,
    query: localeQuery,
    body: lessonAttemptPayload,
    bodyMaxBytes: ANSWER_MAX_BYTES,
    reply: lessonAttemptReply,
    errors: ["NOT_FOUND"],
    rateLimit: student,
    idempotent: true,
  },
  "POST /lessons/{course}/{lesson}/exercises/{exercise}/give-up": {
    summary: "The solution of an exercise; what is not solved by then counts as shown",
    access: "user",
    params: exerciseAddress,
    query: localeQuery,
    reply: giveUpReply,
    errors: ["NOT_FOUND"],
    rateLimit: student,
  },
});
