import "../no-eval.ts";
import { defineEndpoints } from "../endpoint.ts";
import { localeQuery } from "../locale-schema.ts";
import { classHome } from "./payloads.ts";

export const classEndpoints = defineEndpoints({
  "GET /classes": {
    summary:
      "The semester that is and those to come, with their classes; the programs, and the contests that they prepare for",
    access: "anyone",
    query: localeQuery,
    reply: classHome,
    tags: ["classes", "people"],
  },
});
