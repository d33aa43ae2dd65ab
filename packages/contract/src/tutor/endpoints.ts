import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { localeQuery } from "../locale-schema.ts";
import { tutorLimits } from "./limits.ts";
import {
  chatAbilities,
  chatEvent,
  chatFeedbackPayload,
  chatMessagePayload,
  chatNamePayload,
  chatPicture,
  chatReply,
  chatSession,
  chatSessionHead,
  chatSessionId,
  chatSuggestionsPayload,
} from "./payloads.ts";

const MEGABYTE = 1024 * 1024;
const ofSession = z.object({ sessionId: chatSessionId });
const newest = z.coerce.number({ error: "FIELD_INVALID" }).int().min(1).max(tutorLimits.CHAT_SESSION_MESSAGES_MAX);

export const tutorEndpoints = defineEndpoints({
  "GET /chatbot/health": {
    summary: "Whether the tutor can be asked",
    access: "anyone",
    reply: z.object({ status: z.literal("ok") }),
  },
  "POST /chatbot/message": {
    summary:
      "Say something to the tutor; asked for as `text/event-stream`, the reply comes while it is written. Who is no member is answered in danger alone",
    access: "user",
    body: chatMessagePayload,
    reply: chatReply,
    stream: chatEvent,
    errors: [
      "NOT_FOUND",
      "PARENT_CONSENT_NEEDED",
      "CHAT_SESSION_FULL",
      "CHAT_REPLY_PENDING",
      "CHAT_CHANGED_MEANWHILE",
      "CHAT_TIMED_OUT",
      "TUTOR_BUDGET_SPENT",
    ],
    // The limits that an admin sets are stricter; this one is for what they let through, as a child who needs help is always heard.
    rateLimit: { max: 2 * tutorLimits.CHAT_PER_DAY_MAX, perMinutes: 24 * 60, by: "user" },
  },
  "GET /chatbot/abilities": {
    summary: "What the models that answer now can do, by mode",
    access: "member",
    reply: chatAbilities,
    rateLimit: { max: 120, perMinutes: 5, by: "user" },
  },
  "POST /chatbot/pictures": {
    summary:
      "Take a picture of a problem for a message to the tutor: JPEG, PNG, WebP or the first frame of a GIF; it is kept re-encoded, and removed after a day in which no message shows it",
    access: "member",
    upload: { maxBytes: tutorLimits.CHAT_PICTURE_MAX_MB * MEGABYTE, tooLarge: "CHAT_PICTURE_TOO_LARGE" },
    reply: z.object({ id: z.uuid() }),
    status: 201,
    errors: [
      "FILE_EMPTY",
      "PICTURE_UNREADABLE",
      "PICTURE_TOO_MANY_PIXELS",
      "CHAT_PICTURES_FULL",
      "CHAT_PICTURE_TOO_LARGE",
      "POSTED_PICTURE_TYPE_UNKNOWN",
    ],
    rateLimit: { max: 60, perMinutes: 10, by: "user" },
  },
  "GET /chatbot/pictures/{id}": {
    summary:
      "A picture of a conversation: for whose it is, and for teachers where the conversation is flagged or a reply in it has not helped",
    access: "user",
    params: z.object({ id: z.uuid({ error: "FIELD_INVALID" }).toLowerCase() }),
    reply: chatPicture,
    errors: ["NOT_FOUND"],
    rateLimit: { max: 600, perMinutes: 10, by: "user" },
  },
  "GET /chatbot/sessions": {
    summary: "The caller's conversations with the tutor, the latest first",
    access: "user",
    reply: z.array(chatSessionHead),
  },
  "GET /chatbot/sessions/{sessionId}": {
    summary: "One of the caller's conversations, with its newest messages",
    access: "user",
    params: ofSession,
    reply: chatSession,
    errors: ["NOT_FOUND"],
    rateLimit: { max: 300, perMinutes: 5, by: "user" },
  },
  "GET /chatbot/sessions/{sessionId}/{limit}": {
    summary:
      "The newest messages of one of the caller's conversations, as many as are asked for; the most there can be are all",
    access: "user",
    params: ofSession.extend({ limit: newest }),
    reply: chatSession,
    errors: ["NOT_FOUND"],
    rateLimit: { max: 300, perMinutes: 5, by: "user" },
  },
  "PUT /chatbot/sessions/{sessionId}": {
    summary: "Name one of the caller's conversations",
    access: "user",
    params: ofSession,
    body: chatNamePayload,
    reply: z.object({}),
    errors: ["NOT_FOUND"],
    rateLimit: { max: 60, perMinutes: 5, by: "user" },
  },
  "DELETE /chatbot/sessions/{sessionId}": {
    summary: "Delete one of the caller's conversations",
    access: "user",
    params: ofSession,
    reply: z.object({}),
    errors: ["NOT_FOUND"],
    rateLimit: { max: 120, perMinutes: 5, by: "user" },
  },
  "POST /chatbot/suggestions": {
    summary: "What one might ask the tutor here",
    access: "member",
    query: localeQuery,
    body: chatSuggestionsPayload,
    reply: z.object({ suggestions: z.array(z.string()) }),
    rateLimit: { max: 120, perMinutes: 5, by: "user" },
  },
  "POST /chatbot/feedback": {
    summary: "Say whether a reply has helped; said again, it stands for what was said before",
    access: "member",
    body: chatFeedbackPayload,
    reply: z.object({}),
    errors: ["NOT_FOUND"],
    rateLimit: { max: 120, perMinutes: 5, by: "user" },
  },
});
