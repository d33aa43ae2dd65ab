import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { healthState, operationState } from "./payloads.ts";

const byId = z.object({ id: z.uuid() });

/** How the product itself is doing. */
export const operationEndpoints = defineEndpoints({
  "GET /operation": {
    summary:
      "How the product is doing: its jobs, letters on disk or on their way, database, disk, and the settings in force, without secrets",
    access: "admin",
    reply: operationState,
  },
  "GET /operation/health": {
    summary: "Whether mail, jobs, disk and backups are fine, or want attention",
    access: "admin",
    reply: healthState,
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
