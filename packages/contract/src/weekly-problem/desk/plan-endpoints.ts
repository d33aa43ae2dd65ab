import "../../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../../endpoint.ts";
import { localeQuery } from "../../locale-schema.ts";
import { week } from "../payloads.ts";
import { plannedWeek, planPayload } from "./payloads.ts";

const byWeek = z.object({ week });

/** Where teachers and admins give the weeks their problems. */
export const weeklyPlanEndpoints = defineEndpoints({
  "GET /weekly-problem-plan": {
    summary: "The open week and those to come, each with its problem",
    access: "teacher",
    query: localeQuery,
    reply: z.array(plannedWeek),
  },
  "PUT /weekly-problem-plan/{week}": {
    summary: "Give a week to come its problem",
    access: "teacher",
    params: byWeek,
    query: localeQuery,
    body: planPayload,
    reply: z.array(plannedWeek),
    errors: ["NOT_FOUND", "WEEK_TAKEN", "WEEK_BEGUN", "WEEK_TOO_FAR", "PROBLEM_NOT_READY"],
    idempotent: true,
  },
  "DELETE /weekly-problem-plan/{week}": {
    summary: "Take a week to come its problem",
    access: "teacher",
    params: byWeek,
    query: localeQuery,
    reply: z.array(plannedWeek),
    errors: ["NOT_FOUND", "WEEK_BEGUN"],
    idempotent: true,
  },
  "POST /weekly-problem-plan/{week}/close": {
    summary: "Close the open week early: its answer and solution are published at once",
    access: "teacher",
    params: byWeek,
    query: localeQuery,
    reply: z.array(plannedWeek),
    errors: ["NOT_FOUND", "WEEK_NOT_OPEN"],
    idempotent: true,
  },
});
