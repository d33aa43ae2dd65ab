import { oldestChildMonth } from "@dripstone/contract/accounts/age";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import { DAY_MS } from "@dripstone/contract/durations";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { accountMails } from "../mailing/kinds.ts";
import { consentDueAt, isClosed } from "../policy.ts";

/** Reminds each parent who has not answered for some days, once. */
export async function remindParents({ db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">): Promise<void> {
  const now = clock();
  const asked = new Date(now.getTime() - accountLimits.CONSENT_REMINDER_DAYS * DAY_MS);
  const waiting = await db
    .selectFrom("parentRequests")
    .innerJoin("users", "users.id", "parentRequests.userId")
    .select("userId")
    .where("remindedAt", "is", null)
    .where("parentSaid", "is", null)
    .where("birthMonth", ">=", oldestChildMonth(now))
    .where((eb) =>
      eb.or([
        eb("emailVerifiedAt", "<=", asked),
        eb.and([eb("emailVerifiedAt", "is", null), eb("mailbox", "=", "parent"), eb("joinedAt", "<=", asked)]),
      ]),
    )
    .execute();
  for (const { userId } of waiting) await inTransaction(db, (transaction) => remind(transaction, userId));

  async function remind(transaction: Deps["db"], userId: string): Promise<void> {
    // Looked at again under the lock: the parent may just have answered.
    const child = await findUserLocked(transaction, { id: userId });
    if (!child || isClosed(child, now) || child.deletionDueAt || !consentDueAt(child, now)) return;
    const request = await transaction
      .updateTable("parentRequests")
      .set({ remindedAt: now })
      .where("userId", "=", userId)
      .where("remindedAt", "is", null)
      .returning("parentEmail")
      .executeTakeFirst();
    if (!request) return;
    const { preferredLanguage: locale } = child;
    const kind = accountMails["parent-reminder"];
    await mail.enqueue(transaction, { to: request.parentEmail, kind, locale, params: { userId } });
  }
}
