import "../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../endpoint.ts";
import { draft, draftKind, draftPayload, savedDraft } from "./payloads.ts";

const params = z.object({ id: z.uuid() });

export const draftEndpoints = defineEndpoints({
  "GET /drafts": {
    summary: "One's drafts of a kind, the last saved first",
    access: "user",
    query: z.object({ kind: draftKind }),
    reply: z.array(draft),
  },
  "PUT /drafts/{id}": {
    summary:
      "Save a draft under an id that the browser has made; refused if it was changed elsewhere since the version that this one began with",
    access: "member",
    params,
    body: draftPayload,
    reply: savedDraft,
    errors: ["DRAFT_CHANGED_MEANWHILE", "DRAFTS_FULL", "NOT_FOUND"],
    rateLimit: { max: 400, perMinutes: 5, by: "user" },
  },
  "DELETE /drafts/{id}": {
    summary: "Give a draft up, or forget it after it was sent",
    access: "user",
    params,
    reply: z.object({}),
    errors: ["NOT_FOUND"],
  },
});
