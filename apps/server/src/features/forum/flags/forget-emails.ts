import { DAY_MS } from "@dripstone/contract/durations";
import { forumLimits } from "@dripstone/contract/forum/limits";
import type { Deps } from "../../../deps.ts";

/** Forgets where visitors wanted to be answered, some time after what they reported was settled. */
export async function forgetEmails({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - forumLimits.FLAG_EMAIL_DAYS * DAY_MS);
  await db
    .updateTable("forumFlags")
    .set({ email: null })
    .where("email", "is not", null)
    .where("settledAt", "<=", before)
    .execute();
}
