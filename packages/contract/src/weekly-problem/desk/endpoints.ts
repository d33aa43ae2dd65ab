import "../../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../../endpoint.ts";
import { listQuery, listReply } from "../../lists/list-schema.ts";
import { localeQuery } from "../../locale-schema.ts";
import { weeklyProblemLimits } from "../limits.ts";
import { deskList } from "./list.ts";
import {
  deskProblem,
  deskTitle,
  editProblemPayload,
  newProblemPayload,
  problemFault,
  problemPreview,
  problemText,
  tryPayload,
  tryReply,
  versionPayload,
} from "./payloads.ts";

const byId = z.object({ id: z.uuid() });
const bodyMaxBytes = weeklyProblemLimits.PROBLEM_MAX_KB * 1024;
/** Asked again while somebody types. Its worst costs the server half a second. */
const whileTyping = { max: 60, perMinutes: 1, by: "user" } as const;

/** Where teachers and admins write the weekly problems. */
export const weeklyDeskEndpoints = defineEndpoints({
  "GET /weekly-problems": {
    summary: "All problems, drafts and answers included in none of the lines",
    access: "teacher",
    query: listQuery(deskList).extend(localeQuery.shape),
    reply: listReply(deskTitle),
  },
  "POST /weekly-problems": {
    summary: "Begin a problem",
    access: "teacher",
    query: localeQuery,
    body: newProblemPayload,
    bodyMaxBytes,
    reply: deskProblem,
    status: 201,
    idempotent: true,
  },
  "GET /weekly-problems/{id}": {
    summary: "A problem, answers and all",
    access: "teacher",
    params: byId,
    query: localeQuery,
    reply: deskProblem,
    errors: ["NOT_FOUND"],
  },
  "PUT /weekly-problems/{id}": {
    summary: "Keep a problem as it is written now",
    access: "teacher",
    params: byId,
    query: localeQuery,
    body: editProblemPayload,
    bodyMaxBytes,
    reply: deskProblem,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "PROBLEM_OF_CONTENT", "PROBLEM_ASKED", "PROBLEM_NOT_READY"],
    idempotent: true,
  },
  "DELETE /weekly-problems/{id}": {
    summary: "Delete a problem that was never asked and has no week",
    access: "teacher",
    params: byId,
    body: versionPayload,
    reply: z.object({}),
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "PROBLEM_OF_CONTENT", "PROBLEM_ASKED"],
    idempotent: true,
  },
  "POST /weekly-problems/{id}/copy": {
    summary: "Begin a problem with the words of another",
    access: "teacher",
    params: byId,
    query: localeQuery,
    reply: deskProblem,
    status: 201,
    errors: ["NOT_FOUND"],
    idempotent: true,
  },
  "POST /weekly-problems/{id}/finish": {
    summary: "Say that a draft is ready to be asked",
    access: "teacher",
    params: byId,
    query: localeQuery,
    body: versionPayload,
    reply: deskProblem,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "PROBLEM_OF_CONTENT", "PROBLEM_NOT_READY"],
    idempotent: true,
  },
  "POST /weekly-problems/{id}/reopen": {
    summary: "Make a ready problem a draft again, if it has no week",
    access: "teacher",
    params: byId,
    query: localeQuery,
    body: versionPayload,
    reply: deskProblem,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE", "PROBLEM_OF_CONTENT", "PROBLEM_ASKED"],
    idempotent: true,
  },
  "POST /weekly-problem-checks": {
    summary: "What keeps a problem from being asked",
    access: "teacher",
    body: newProblemPayload,
    bodyMaxBytes,
    rateLimit: whileTyping,
    reply: z.array(problemFault),
    changesNothing: true,
  },
  "POST /weekly-problem-tries": {
    summary: "What the checker says to answers",
    access: "teacher",
    body: tryPayload,
    rateLimit: whileTyping,
    reply: tryReply,
    changesNothing: true,
  },
  "POST /weekly-problem-previews": {
    summary: "One language of a problem as students will see it",
    access: "teacher",
    body: z.strictObject({ text: problemText }),
    bodyMaxBytes,
    rateLimit: whileTyping,
    reply: problemPreview,
    changesNothing: true,
  },
});
