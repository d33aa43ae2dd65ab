import "../../no-eval.ts";
import { z } from "zod";
import { defineEndpoints } from "../../endpoint.ts";
import { BUILT_IN } from "./built-in.ts";
import { modelPayload, tried, tryPayload, tutorCaps, tutorModels, tutorModes } from "./payloads.ts";
import { chatStatistics, statisticsQuery } from "./statistics.ts";

const ofModel = z.object({ id: z.uuid({ error: "FIELD_INVALID" }).toLowerCase() });
const ofEngine = z.object({ id: z.union([z.literal(BUILT_IN), ofModel.shape.id], { error: "FIELD_INVALID" }) });

/** Which models answer for the tutor, what they may cost, and how it goes. */
export const modelEndpoints = defineEndpoints({
  "GET /chatbot/models": {
    summary: "The providers of the server's settings, the models, and which of them serves which mode",
    access: "admin",
    reply: tutorModels,
  },
  "POST /chatbot/models": {
    summary: "Add a model of one of these providers",
    access: "admin",
    body: modelPayload,
    reply: z.object({ id: z.uuid() }),
    status: 201,
    errors: ["MODELS_FULL"],
  },
  "PUT /chatbot/models/{id}": {
    summary: "Change a model; replies under way cost what they cost when they began",
    access: "admin",
    params: ofModel,
    body: modelPayload,
    reply: z.object({}),
    errors: ["NOT_FOUND"],
  },
  "DELETE /chatbot/models/{id}": {
    summary: "Delete a model; the built-in engine serves its modes from then on",
    access: "admin",
    params: ofModel,
    reply: z.object({}),
    errors: ["NOT_FOUND"],
  },
  "POST /chatbot/models/{id}/try": {
    summary:
      "Ask a model, or `built-in`, something, as a student would be answered by it alone; it costs what it costs",
    access: "admin",
    params: ofEngine,
    body: tryPayload,
    reply: tried,
    errors: ["NOT_FOUND", "MODEL_NOT_REACHABLE", "TUTOR_BUDGET_SPENT"],
    rateLimit: { max: 60, perMinutes: 5, by: "user" },
  },
  "PUT /chatbot/modes": {
    summary: "Say which model serves which mode",
    access: "admin",
    body: tutorModes,
    reply: z.object({}),
  },
  "GET /chatbot/limits": {
    summary: "How much students may ask, and what the site may spend",
    access: "admin",
    reply: tutorCaps,
  },
  "PUT /chatbot/limits": {
    summary: "Say how much students may ask, and what the site may spend",
    access: "admin",
    body: tutorCaps,
    reply: z.object({}),
  },
  "GET /chatbot/stats": {
    summary: "How the tutor is used, what it costs, and how fast it is",
    access: "admin",
    query: statisticsQuery,
    reply: chatStatistics,
  },
});
