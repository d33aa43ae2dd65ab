import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { listQuery, listReply } from "../lists/list-schema.ts";
import { localeQuery } from "../locale-schema.ts";
import { explanationList } from "./explanations.ts";
import { explainedWeek, explanation, reviewPayload } from "./payloads.ts";

/** What students write with their answers, as teachers work through it. */
export const explanationEndpoints = defineEndpoints({
  "GET /weekly-problem-explanations": {
    summary: "The explanations that students wrote with their answers, and the weeks in which there are some",
    access: "teacher",
    query: listQuery(explanationList).extend(localeQuery.shape),
    reply: listReply(explanation).extend({ weeks: z.array(explainedWeek) }),
  },
  "PUT /weekly-problem-explanations/{id}": {
    summary: "Say what one thinks of an explanation; its student is told",
    access: "teacher",
    params: z.object({ id: z.uuid() }),
    query: localeQuery,
    body: reviewPayload,
    reply: explanation,
    errors: ["NOT_FOUND", "EDITED_MEANWHILE"],
    idempotent: true,
  },
});
