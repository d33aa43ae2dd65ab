import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { dropLinks } from "../mailing/mailed-links.ts";
import { askParent } from "../parents/ask-parent.ts";
import { parentConsentOf } from "../policy.ts";

/** Notes that an address is its owner's. Only now is a child's parent asked: before, anybody could make us write to strangers. */
export function markVerified(
  { db, clock, mail, joined }: Pick<Deps, "db" | "clock" | "mail" | "joined">,
  userId: string,
): Promise<void> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    await dropLinks(transaction, userId, "verify-email");
    const newlyVerified = await transaction
      .updateTable("users")
      .set({ emailVerifiedAt: now })
      .where("id", "=", userId)
      .where("emailVerifiedAt", "is", null)
      .returning(["birthMonth", "parentSaid", "visitorMark"])
      .executeTakeFirst();
    if (newlyVerified && parentConsentOf(newlyVerified, now) === "waiting")
      await askParent({ db: transaction, clock, mail }, userId);
    if (newlyVerified?.visitorMark) {
      await transaction.updateTable("users").set({ visitorMark: null }).where("id", "=", userId).execute();
      await joined(transaction, { userId, visitorMark: newlyVerified.visitorMark, now });
    }
  });
}
