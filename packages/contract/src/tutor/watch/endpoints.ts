import "../../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../../endpoint.ts";
import { listQuery, listReply } from "../../lists/list-schema.ts";
import { flagList, ratedList } from "./lists.ts";
import { carePayload, chatCares, chatFlag, chatTranscript, ratedReply, ratedTranscript } from "./payloads.ts";

const id = z.uuid({ error: "FIELD_INVALID" }).toLowerCase();

/** What teachers see of the conversations of others, and that each look is noted. */
export const chatWatchEndpoints = defineEndpoints({
  "GET /chatbot/flags": {
    summary:
      "Conversations in which students may need somebody's help: what waits for somebody first, most urgent first",
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
  "POST /chatbot/flags/{id}/care": {
    summary: "Say that such a conversation was taken care of, and what was done; until then it waits",
    access: "teacher",
    params: z.object({ id }),
    body: carePayload,
    reply: chatCares,
    errors: ["NOT_FOUND", "CHAT_FLAG_CHANGED"],
  },
  "POST /chatbot/flags/{id}/reopen": {
    summary: "Let a conversation that was taken care of wait again; what was said of it stays",
    access: "teacher",
    params: z.object({ id }),
    reply: chatCares,
    errors: ["NOT_FOUND", "CHAT_FLAG_CHANGED"],
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
