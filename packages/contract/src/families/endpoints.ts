import "../no-eval.ts";
import { defineEndpoints } from "../endpoint.ts";
import { localeQuery } from "../locale-schema.ts";
import { childParams, children, oneChild } from "./payloads.ts";

/** What parents see of their children; each feature tells them of its own by a row below `/children/{id}`. */
export const familyEndpoints = defineEndpoints({
  "GET /children": {
    summary: "The children for whom permission was given from the caller's mailbox",
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
});
