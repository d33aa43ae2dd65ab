import { DAY_MS } from "@dripstone/contract/durations";
import type { ChoreDeps } from "../../../feature.ts";

/** The longest statistics tell of a year. */
const CALLS_KEPT_DAYS = 400;
/** What somebody has used counts on that day alone. */
const USED_DAYS_KEPT = 2;

/** Forgets what no statistics and no limit asks for any more. */
export async function forgetOldCalls({ db, clock }: Pick<ChoreDeps, "db" | "clock">): Promise<void> {
  const dayBefore = (days: number) =>
    new Date(clock().getTime() - days * DAY_MS).toISOString().slice(0, "YYYY-MM-DD".length);
  await db.deleteFrom("tutorCalls").where("day", "<", dayBefore(CALLS_KEPT_DAYS)).execute();
  await db.deleteFrom("tutorUsedDays").where("day", "<", dayBefore(USED_DAYS_KEPT)).execute();
}
