import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { localeQuery } from "../locale-schema.ts";
import {
  answerFamilyPayload,
  askChildPayload,
  askedChild,
  askedChildren,
  childParams,
  children,
  familyRequest,
  familyRequests,
  linkParams,
  oneChild,
} from "./payloads.ts";

/** What parents see of their children; each feature tells them of its own by a row below `/children/{id}`. */
export const familyEndpoints = defineEndpoints({
  "GET /children": {
    summary: "The children for whom permission was given from the caller's mailbox, or who have said yes themselves",
    access: "user",
    query: localeQuery,
    reply: children,
  },
  "GET /children/{id}": {
    summary: "A child of the caller",
    access: "user",
    params: childParams,
    query: localeQuery,
    reply: oneChild,
    errors: ["NOT_FOUND"],
  },
  "GET /family/asked": {
    summary: "The children of 13 and older whom the caller, a parent, has asked to let them follow along",
    access: "user",
    reply: askedChildren,
  },
  "POST /family/asked": {
    summary: "Ask a child of 13 or older; the reply is the same whether or not there is one at the address",
    access: "user",
    body: askChildPayload,
    reply: askedChild,
    status: 201,
    errors: ["NOT_ALLOWED", "TOO_MANY_REQUESTS"],
  },
  "DELETE /family/asked/{id}": {
    summary: "Take a question to a child back, and with it the child's yes",
    access: "user",
    params: linkParams,
    reply: z.object({}),
    errors: ["NOT_FOUND"],
  },
  "GET /family/requests": {
    summary: "The parents who have asked the caller to let them follow along",
    access: "user",
    reply: familyRequests,
  },
  "PUT /family/requests/{id}": {
    summary: "Answer a parent, or answer otherwise than before",
    access: "user",
    params: linkParams,
    body: answerFamilyPayload,
    reply: familyRequest,
    errors: ["NOT_FOUND"],
  },
});
