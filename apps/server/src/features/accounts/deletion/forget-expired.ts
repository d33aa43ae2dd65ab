import { accountLimits } from "@dripstone/contract/accounts/limits";
import { DAY_MS } from "@dripstone/contract/durations";
import type { Deps } from "../../../deps.ts";
import { forgetLinks } from "../mailing/mailed-links.ts";
import { forgetOldTries } from "../verification/code-tries.ts";

/** For so many days, whoever opens a link too late is told that it has expired; later, that there is none. */
const TOLD_DAYS = 7;

/**
 * Removes what nobody can use any more: expired links and codes, and the address of a parent who has not answered while a link was
 * good (counted from the letter, which may have had to wait) and is needed no more; a child who still needs one goes sooner.
 */
export async function forgetExpired({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock();
  const old = new Date(now.getTime() - TOLD_DAYS * DAY_MS);
  await forgetLinks(db, old);
  await forgetOldTries(db, now);
  await db.deleteFrom("emailChanges").where("expiresAt", "<=", old).execute();
  const asked = new Date(now.getTime() - accountLimits.PARENT_LINK_DAYS * DAY_MS);
  await db
    .deleteFrom("parentRequests")
    .using("users")
    .whereRef("users.id", "=", "parentRequests.userId")
    .where("users.parentSaid", "is", null)
    .where("parentRequests.askedAt", "<=", asked)
    .where(({ not, exists, selectFrom }) => {
      const links = selectFrom("mailedLinks").select("tokenHash").whereRef("mailedLinks.userId", "=", "users.id");
      const parents = links.where("purpose", "=", "parent-consent");
      return not(exists(parents.where((eb) => eb.or([eb("expiresAt", "is", null), eb("expiresAt", ">", now)]))));
    })
    .execute();
}
