import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { localeQuery } from "../locale-schema.ts";
import { attemptPayload, attemptReply, solvedProblem, weeklyProblem, weeklyWork } from "./payloads.ts";

export const weeklyProblemEndpoints = defineEndpoints({
  "GET /weekly-problem": {
    summary: "The problem of the current week; null when none is active",
    access: "anyone",
    query: localeQuery,
    reply: weeklyProblem.nullable(),
    tags: ["weekly-problem"],
  },
  "GET /weekly-problem/work": {
    summary: "The caller's attempts, hints and points in the current week; null when none is active",
    access: "user",
    query: localeQuery,
    reply: weeklyWork.nullable(),
  },
  "GET /weekly-problem/solved": {
    summary: "The problems that the caller has solved, newest first",
    access: "user",
    query: localeQuery,
    reply: z.array(solvedProblem),
  },
  "POST /weekly-problem/attempts": {
    summary: "Answer the problem of the current week",
    access: "user",
    query: localeQuery,
    body: attemptPayload,
    reply: attemptReply,
    errors: ["WEEK_CLOSED", "ALREADY_SOLVED", "NO_ATTEMPTS_LEFT"],
    // A whole class may sit behind one address.
    rateLimit: { max: 120, perMinutes: 1, by: "user" },
    idempotent: true,
  },
});
