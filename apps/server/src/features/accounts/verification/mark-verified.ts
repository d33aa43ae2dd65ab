import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { askParent } from "../parents/ask-parent.ts";
import { parentConsentOf } from "../policy.ts";

/** An address turns out to be its owner's, who is known from now on; a child's parent is asked now, and not before. */
export async function markVerified(
  transaction: Database,
  { mail }: Pick<Deps, "mail">,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await transaction.deleteFrom("emailVerifications").where("userId", "=", userId).execute();
  const newlyVerified = await transaction
    .updateTable("users")
    .set({ emailVerifiedAt: now })
    .where("id", "=", userId)
    .where("emailVerifiedAt", "is", null)
    .returning(["birthMonth", "parentSaid"])
    .executeTakeFirst();
  if (newlyVerified && parentConsentOf(newlyVerified, now) === "waiting")
    await askParent(transaction, { mail }, { userId, now });
}
