import "../no-eval.ts";
import { z } from "zod";
import { mailedToken } from "../accounts/payloads.ts";
import { defineEndpoints } from "../endpoint.ts";
import { listQuery, listReply } from "../lists/list-schema.ts";
import { localeQuery } from "../locale-schema.ts";
import { archiveList, ownArchiveList } from "./archive.ts";
import {
  archivedProblem,
  archivedTitle,
  arrival,
  attemptPayload,
  attemptReply,
  pastWork,
  practicePayload,
  practiceReply,
  solvedProblem,
  trialReply,
  usedTrial,
  week,
  weeklyProblem,
  weeklyReminder,
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
  "GET /weekly-problem/warm-up": {
    summary: "Problems of weeks that are over to begin with, easier than this week's",
    access: "anyone",
    query: localeQuery,
    reply: z.array(archivedTitle),
    tags: ["weekly-problem"],
  },
  "GET /weekly-problem/warm-up/mine": {
    summary: "The same, by what the caller has solved",
    access: "user",
    query: localeQuery,
    reply: z.array(archivedTitle),
  },
  "GET /weekly-problem/archive": {
    summary: "The problems of the weeks that are over",
    access: "anyone",
    query: listQuery(archiveList).extend(localeQuery.shape),
    reply: listReply(archivedTitle),
    tags: ["weekly-problem"],
  },
  "GET /weekly-problem/archive/mine": {
    summary: "The same list, by what the caller has solved",
    access: "user",
    query: listQuery(ownArchiveList).extend(localeQuery.shape),
    reply: listReply(archivedTitle),
  },
  "GET /weekly-problem/archive/{week}": {
    summary: "The problem of a week that is over, with its solution and how it was met",
    access: "anyone",
    params: z.object({ week }),
    query: localeQuery,
    reply: archivedProblem,
    tags: ["weekly-problem", "people"],
    errors: ["NOT_FOUND"],
  },
  "GET /weekly-problem/archive/{week}/mine": {
    summary: "The caller's attempts in a week that is over",
    access: "user",
    params: z.object({ week }),
    query: localeQuery,
    reply: pastWork,
    errors: ["NOT_FOUND"],
  },
  "POST /weekly-problem/archive/{week}/practice": {
    summary: "Have an answer to a problem of a week that is over judged, without points",
    access: "anyone",
    params: z.object({ week }),
    query: localeQuery,
    body: practicePayload,
    reply: practiceReply,
    errors: ["NOT_FOUND"],
    // A whole class may sit behind one address.
    rateLimit: { max: 240, perMinutes: 1 },
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
  "GET /weekly-problem/reminder": {
    summary: "Whether the caller gets a mail when a week's problem has opened",
    access: "user",
    reply: weeklyReminder,
  },
  "PUT /weekly-problem/reminder": {
    summary: "Ask for these mails, or for no more of them",
    access: "user",
    body: weeklyReminder,
    reply: weeklyReminder,
    rateLimit: { max: 60, perMinutes: 5 },
  },
  "POST /weekly-problem/reminder/stop": {
    summary: "End these mails by the link in one of them; a mail program may do so by itself (RFC 8058)",
    access: "anyone",
    query: mailedToken,
    reply: z.object({}),
    errors: ["NOT_FOUND"],
    // Whoever reads mail for many sends all of theirs from few addresses.
    rateLimit: { max: 600, perMinutes: 5 },
  },
  "GET /weekly-problem/trial": {
    summary: "The answer of this week that this browser had judged without an account; null when there is none",
    access: "anyone",
    query: localeQuery,
    reply: usedTrial.nullable(),
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
  "POST /weekly-problem/arrival": {
    summary:
      "What the caller's account has taken over from a visitor; told once, null afterwards and where there is nothing",
    access: "user",
    reply: arrival.nullable(),
  },
});
