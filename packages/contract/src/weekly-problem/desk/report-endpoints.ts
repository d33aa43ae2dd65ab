import "../../no-eval.ts";
import { z } from "zod";
import { dearRead } from "../../dear-read.ts";
import { defineEndpoints } from "../../endpoint.ts";
import { listQuery, listReply } from "../../lists/list-schema.ts";
import { localeQuery } from "../../locale-schema.ts";
import { week } from "../payloads.ts";
import { attemptsList } from "./list.ts";
import { roundAttempt, roundReport } from "./payloads.ts";

const byWeek = z.object({ week });

/** Where teachers and admins see how a week was met. */
export const weeklyReportEndpoints = defineEndpoints({
  "GET /weekly-problem-rounds/{week}": {
    summary: "How the students met a week's problem",
    access: "teacher",
    params: byWeek,
    query: localeQuery,
    reply: roundReport,
    errors: ["NOT_FOUND"],
    rateLimit: dearRead,
  },
  "GET /weekly-problem-rounds/{week}/attempts": {
    summary: "The attempts of a week, newest first",
    access: "teacher",
    params: byWeek,
    query: listQuery(attemptsList),
    reply: listReply(roundAttempt),
    errors: ["NOT_FOUND"],
    rateLimit: dearRead,
  },
});
