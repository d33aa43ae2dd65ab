import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { localeQuery } from "../locale-schema.ts";
import {
  answerPayload,
  askedPaper,
  ownSitting,
  paperCover,
  paperFacts,
  sitting,
  sittingAnswer,
  sittingResult,
  startReply,
} from "./payloads.ts";

const ofPaper = z.object({ paper: z.string().regex(/^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/, "FIELD_INVALID") });
const ofSitting = z.object({ id: z.uuid({ error: "FIELD_INVALID" }).toLowerCase() });
const ofQuestion = ofSitting.extend({ question: z.coerce.number({ error: "FIELD_INVALID" }).int().min(1).max(1000) });

export const practiceTestEndpoints = defineEndpoints({
  "GET /practice-tests": {
    summary: "The practice tests: which contest each is like, how long it takes, what an answer is worth",
    access: "anyone",
    query: localeQuery,
    reply: z.array(paperFacts),
    tags: ["practice-tests"],
  },
  "GET /practice-tests/{paper}": {
    summary: "A practice test with what one should know before one begins",
    access: "anyone",
    params: ofPaper,
    query: localeQuery,
    reply: paperCover,
    tags: ["practice-tests"],
    errors: ["NOT_FOUND"],
  },
  "GET /practice-tests/{paper}/questions": {
    summary: "Its questions to be printed: without keys and solutions",
    access: "anyone",
    params: ofPaper,
    query: localeQuery,
    reply: askedPaper,
    tags: ["practice-tests"],
    errors: ["NOT_FOUND"],
  },
  "GET /practice-tests/mine": {
    summary: "The caller's sittings, the newest first",
    access: "user",
    query: localeQuery,
    reply: z.array(ownSitting),
  },
  "POST /practice-tests/{paper}/sittings": {
    summary: "Begin a sitting: from now on the server's clock runs; one that is open already is told instead",
    access: "user",
    params: ofPaper,
    reply: startReply,
    errors: ["NOT_FOUND"],
    rateLimit: { max: 30, perMinutes: 10, by: "user" },
  },
  "GET /practice-tests/sittings/{id}": {
    summary: "One of the caller's sittings, with what is marked in it",
    access: "user",
    params: ofSitting,
    query: localeQuery,
    reply: sitting,
    errors: ["NOT_FOUND"],
  },
  "GET /practice-tests/sittings/{id}/questions": {
    summary: "The questions of one of the caller's sittings, as they were when it began",
    access: "user",
    params: ofSitting,
    query: localeQuery,
    reply: askedPaper,
    errors: ["NOT_FOUND"],
  },
  "PUT /practice-tests/sittings/{id}/answers/{question}": {
    summary: "Mark an answer; what arrives later than the sitting ends is refused",
    access: "user",
    params: ofQuestion,
    body: answerPayload,
    reply: sittingAnswer,
    errors: ["NOT_FOUND", "TIME_IS_UP", "SITTING_HANDED_IN", "ANSWER_CHANGED_MEANWHILE"],
    rateLimit: { max: 300, perMinutes: 1, by: "user" },
  },
  "POST /practice-tests/sittings/{id}/hand-in": {
    summary: "Hand a sitting in; one that is over already stays as it is",
    access: "user",
    params: ofSitting,
    reply: z.object({}),
    errors: ["NOT_FOUND"],
    rateLimit: { max: 60, perMinutes: 10, by: "user" },
  },
  "GET /practice-tests/sittings/{id}/result": {
    summary: "What came out of a sitting that is over, with keys and solutions",
    access: "user",
    params: ofSitting,
    query: localeQuery,
    reply: sittingResult,
    errors: ["NOT_FOUND", "SITTING_OPEN"],
  },
});
