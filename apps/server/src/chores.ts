import { features } from "./app.ts";
import type { Deps } from "./deps.ts";
import type { Chore } from "./feature.ts";

/** What is done every hour, whatever happened since: each part finds out by itself what is due, and fails alone. */
export async function tidyUp(
  deps: Pick<Deps, "db" | "clock" | "mail" | "files">,
  more: readonly Chore[] = [],
): Promise<void> {
  const chores = [...features.flatMap((feature) => feature.chores ?? []), ...more];
  const outcomes = await Promise.allSettled(chores.map((chore) => chore(deps)));
  const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join("; "));
}
