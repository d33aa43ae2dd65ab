import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { operationState } from "./payloads.ts";

const byId = z.object({ id: z.uuid() });

/** How the product itself is doing. */
export const operationEndpoints = defineEndpoints({
  "GET /operation": {
    summary:
      "How the product is doing: its jobs, letters on disk, database, disk, and the settings in force, without secrets",
    access: "admin",
    reply: operationState,
  },
  "POST /operation/jobs/{id}/retry": {
    summary: "Try a job once more that has failed as often as it may",
    access: "admin",
    params: byId,
    reply: z.object({}),
    errors: ["NOT_FOUND"],
  },
  "POST /operation/letters/{id}/open": {
    summary: "Read a letter that lies on disk; each look is in the audit log, as letters hold links that open accounts",
    access: "admin",
    params: byId,
    reply: z.object({ text: z.string() }),
    errors: ["NOT_FOUND"],
  },
});
