import "../../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../../endpoint.ts";
import { listQuery, listReply } from "../../lists/list-schema.ts";
import { inboxList, inboxStates } from "./list.ts";
import { answerPayload, assignPayload, inboxItem, inboxMessage, inboxWaiting, settlePayload } from "./payloads.ts";

const params = z.object({ id: z.uuid({ error: "FIELD_INVALID" }).toLowerCase() });
const reply = z.object({});

/** What people have written to the school: admins see all of it, teachers what was given to them. */
export const contactInboxEndpoints = defineEndpoints({
  "GET /contact/waiting": {
    summary: "How many messages to the school wait for the caller, and how many are held back",
    access: "teacher",
    reply: inboxWaiting,
  },
  "GET /contact/messages": {
    summary: "Messages to the school: open, the caller's own, closed, or held back",
    access: "teacher",
    query: listQuery(inboxList).extend({ state: z.enum(inboxStates, { error: "FIELD_INVALID" }).default("open") }),
    reply: listReply(inboxItem),
  },
  "GET /contact/messages/{id}": {
    summary: "A message to the school with what was answered",
    access: "teacher",
    params,
    reply: inboxMessage,
    errors: ["NOT_FOUND"],
  },
  "POST /contact/messages/{id}/answers": {
    summary: "Answer a message by mail; whoever answers one that somebody else has just answered is told",
    access: "teacher",
    params,
    body: answerPayload,
    bodyMaxBytes: 64 * 1024,
    reply,
    status: 201,
    errors: ["NOT_FOUND", "CONTACT_CHANGED_MEANWHILE", "CONTACT_ANSWERED_OFTEN"],
    idempotent: true,
  },
  "PUT /contact/messages/{id}/state": {
    summary: "Close a message, open it again, or let one through that was held back",
    access: "teacher",
    params,
    body: settlePayload,
    reply,
    errors: ["NOT_FOUND", "CONTACT_CHANGED_MEANWHILE"],
  },
  "PUT /contact/messages/{id}/assignee": {
    summary: "Give a message to a colleague, or to nobody",
    access: "admin",
    params,
    body: assignPayload,
    reply,
    errors: ["NOT_FOUND", "CONTACT_CHANGED_MEANWHILE"],
  },
  "DELETE /contact/messages/{id}": {
    summary: "Delete a message with its answers, as its sender may ask",
    access: "admin",
    params,
    reply,
    errors: ["NOT_FOUND"],
  },
});
