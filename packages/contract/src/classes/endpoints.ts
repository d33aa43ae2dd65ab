import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { localeQuery } from "../locale-schema.ts";
import { classDetail, classHome } from "./payloads.ts";
import { ownLesson, ownPlace, placePayload, placeReply } from "./places.ts";

const params = z.object({ id: z.uuid({ error: "FIELD_INVALID" }).toLowerCase() });

export const classEndpoints = defineEndpoints({
  "GET /classes": {
    summary:
      "The semester that is and those to come, with their classes; the programs, and the contests that they prepare for",
    access: "anyone",
    query: localeQuery,
    reply: classHome,
    tags: ["classes", "people"],
  },
  "GET /classes/mine": {
    summary: "The classes in which the caller has a place, or waits for one",
    access: "user",
    query: localeQuery,
    reply: z.array(ownPlace),
  },
  "GET /classes/calendar": {
    summary: "Since when the caller's classes can be read by a calendar program that knows a secret",
    access: "user",
    reply: z.object({ since: z.iso.datetime().nullable() }),
  },
  "POST /classes/calendar": {
    summary: "A new secret address for the caller's calendar program, told once; the one before ends",
    access: "user",
    reply: z.object({ address: z.url() }),
    status: 201,
    rateLimit: { max: 20, perMinutes: 10, by: "user" },
  },
  "DELETE /classes/calendar": {
    summary: "End the secret address of the caller's calendar",
    access: "user",
    reply: z.object({}),
  },
  "GET /classes/{id}": {
    summary: "A class of this semester or another, with its program, its days and how it is paid for",
    access: "anyone",
    params,
    query: localeQuery,
    reply: classDetail,
    tags: ["classes", "people"],
    errors: ["NOT_FOUND"],
  },
  "GET /classes/{id}/lessons/mine": {
    summary:
      "The lessons of a class in which the caller has a place, with materials, homework and solutions that are out",
    access: "user",
    params,
    query: localeQuery,
    reply: z.array(ownLesson),
    errors: ["NOT_FOUND"],
  },
  "POST /classes/{id}/place": {
    summary: "Register for a class; where it is full, one waits in the order in which one came",
    access: "member",
    params,
    body: placePayload,
    reply: placeReply,
    status: 201,
    errors: ["NOT_FOUND", "CLASS_NOT_OPEN", "ALREADY_IN_CLASS"],
    rateLimit: { max: 90, perMinutes: 10, by: "user" },
    idempotent: true,
  },
  "DELETE /classes/{id}/place": {
    summary: "Give up one's place, or wait no longer; who waits longest moves up",
    access: "user",
    params,
    reply: z.object({}),
    errors: ["NOT_FOUND"],
    idempotent: true,
  },
});
