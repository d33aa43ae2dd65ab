import { features } from "./app.ts";
import type { Chore, ChoreDeps } from "./feature.ts";
import type { Job } from "./jobs/job.ts";

/** A chore that fails is tried again soon, and holds back no other. */
const RETRY = { retryLimit: 3, retryDelay: 60, expireInSeconds: 600, deleteAfterSeconds: 86_400 };

/** Each feature's chores, each with a queue of its own; the parts that they need may be there only later. */
export function choreJobs(deps: () => ChoreDeps): Job[] {
  return features.flatMap(({ name, chores = [] }) => chores.map((chore) => choreJob(name, chore, deps)));
}

export function choreJob(feature: string, { name, schedule, work }: Chore, deps: () => ChoreDeps): Job {
  return { queue: `${feature}/${name}`, schedule, options: RETRY, work: () => work(deps()) };
}

/** Does all chores now, whenever they are due. */
export async function tidyUp(deps: ChoreDeps): Promise<void> {
  for (const { chores = [] } of features) for (const { work } of chores) await work(deps);
}
