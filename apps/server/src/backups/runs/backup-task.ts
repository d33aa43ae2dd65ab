import type { TaskDeps } from "../../feature.ts";
import type { Job } from "../../jobs/job.ts";
import { doRun } from "./do-run.ts";

export const BACKUPS_QUEUE = "backups/run";

/** Longer than any copy takes. One that a killed process has left is not taken up again: it is ordered anew. */
const options = { retryLimit: 0, expireInSeconds: 12 * 3600 };

export function backupTask(deps: () => TaskDeps): Job<{ run: string }> {
  return { queue: BACKUPS_QUEUE, options, work: ({ data, signal }) => doRun(deps(), data.run, signal) };
}
