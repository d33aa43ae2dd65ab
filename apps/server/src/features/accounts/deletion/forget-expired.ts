import { accountLimits } from "@dripstone/contract/accounts/limits";
import { DAY_MS } from "@dripstone/contract/durations";
import type { Deps } from "../../../deps.ts";

/** For so long whoever comes late is told that a link has expired, and not that there is none. */
const TOLD_DAYS = 7;

/**
 * Removes what is good for nothing any more: links and codes that have expired, and the address of a parent who has not answered
 * while the link was good; the letter may have had to wait for its turn. The child may name the parent again.
 */
export async function forgetExpired({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock();
  const old = new Date(now.getTime() - TOLD_DAYS * DAY_MS);
  await db.deleteFrom("passwordResets").where("expiresAt", "<=", old).execute();
  await db.deleteFrom("emailChanges").where("expiresAt", "<=", old).execute();
  await db.deleteFrom("emailVerifications").where("linkExpiresAt", "<=", old).execute();
  await db.deleteFrom("parentLinks").where("expiresAt", "<=", old).execute();
  const asked = new Date(now.getTime() - accountLimits.PARENT_LINK_DAYS * DAY_MS);
  await db
    .deleteFrom("parentRequests")
    .using("users")
    .whereRef("users.id", "=", "parentRequests.userId")
    .where("users.parentSaid", "is", null)
    .where("parentRequests.askedAt", "<=", asked)
    .where(({ not, exists, selectFrom }) => {
      const links = selectFrom("parentLinks").select("tokenHash").whereRef("parentLinks.userId", "=", "users.id");
      return not(exists(links.where((eb) => eb.or([eb("expiresAt", "is", null), eb("expiresAt", ">", now)]))));
    })
    .execute();
}
