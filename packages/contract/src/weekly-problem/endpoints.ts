import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { localeQuery } from "../locale-schema.ts";
import {
  attemptPayload,
  attemptReply,
  solvedProblem,
  trialReply,
  weeklyProblem,
  weeklyTrial,
  weeklyWork,
} from "./payloads.ts";

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
  "GET /weekly-problem/trial": {
    summary: "The answer of this week that this browser had judged without an account; null when there is none",
    access: "anyone",
    query: localeQuery,
    reply: weeklyTrial.nullable(),
  },
  "POST /weekly-problem/trial": {
    summary: "Have one answer judged without an account; whoever registers with this browser afterwards takes it over",
    access: "anyone",
    query: localeQuery,
    body: attemptPayload,
    reply: trialReply,
    errors: ["WEEK_CLOSED", "TRIAL_USED"],
    // What can be judged is bounded by the day besides.
    rateLimit: { max: 60, perMinutes: 60 },
  },
});
