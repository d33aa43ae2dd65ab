import type { Feature } from "../feature.ts";
import { openLetter } from "./open-letter.ts";
import { readHealth } from "./read-health.ts";
import { readOperation } from "./read-operation.ts";
import { retryJob } from "./retry-job.ts";
import { failedJobsWaiting } from "./waiting.ts";

export const operation: Feature = {
  name: "operation",
  routes: (deps) => ({
    "GET /operation": () => readOperation(deps),

    "GET /operation/health": () => readHealth(deps),

    "POST /operation/jobs/{id}/retry": async (call) => {
      await retryJob(deps, call, call.params);
      return {};
    },

    "POST /operation/letters/{id}/open": (call) => openLetter(deps, call, call.params),
  }),
  waiting: failedJobsWaiting,
};
