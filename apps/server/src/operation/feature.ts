import { paths } from "@dripstone/contract/paths";
import type { Feature } from "../feature.ts";
import { operationMails } from "./mails.ts";
import { openLetter } from "./open-letter.ts";
import { readHealth } from "./read-health.ts";
import { readOperation } from "./read-operation.ts";
import { retryJob } from "./retry-job.ts";
import { tellFailures } from "./tell-failures.ts";
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
  mails: {
    kinds: operationMails,
    writers: () => ({
      "jobs-failed": async () => ({ link: paths.adminOperation }),
      "backup-failed": async ({ kind }) => ({ kind, link: paths.adminOperation }),
    }),
  },
  chores: [{ name: "tell-failures", schedule: "*/15 * * * *", work: tellFailures }],
  waiting: failedJobsWaiting,
};
