import "../../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../../endpoint.ts";
import { listQuery, listReply } from "../../lists/list-schema.ts";
import { flagList, ratedList } from "./lists.ts";
import { chatFlag, chatTranscript, ratedReply, ratedTranscript } from "./payloads.ts";

const id = z.uuid({ error: "FIELD_INVALID" }).toLowerCase();

/** What teachers see of the conversations of others, and that each look is noted. */
export const chatWatchEndpoints = defineEndpoints({
  "GET /chatbot/flags": {
    summary:
      "Conversations in which students may need somebody's help: what nobody has looked at first, most urgent first",
    access: "teacher",
    query: listQuery(flagList),
    reply: listReply(chatFlag),
  },
  "POST /chatbot/flags/{id}/read": {
    summary: "Read the conversation around such a message; each look is in the audit log",
    access: "teacher",
    params: z.object({ id }),
    reply: chatTranscript,
    errors: ["NOT_FOUND"],
  },
  "GET /chatbot/rated": {
    summary: "Replies of the tutor that have not helped, the newest first",
    access: "teacher",
    query: listQuery(ratedList),
    reply: listReply(ratedReply),
  },
  "POST /chatbot/rated/{messageId}/read": {
    summary: "Read the conversation around such a reply; each look is in the audit log",
    access: "teacher",
    params: z.object({ messageId: id }),
    reply: ratedTranscript,
    errors: ["NOT_FOUND"],
  },
});
