import { accountLimits } from "@dripstone/contract/accounts/limits";
import { DAY_MS } from "@dripstone/contract/durations";
import type { Deps } from "../../deps.ts";

/** Removes what visitors had judged so long ago that their browsers have forgotten the mark. */
export async function forgetTrials({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const old = new Date(clock().getTime() - accountLimits.VISITOR_DAYS * DAY_MS);
  await db.deleteFrom("weeklyTrials").where("at", "<=", old).execute();
}
