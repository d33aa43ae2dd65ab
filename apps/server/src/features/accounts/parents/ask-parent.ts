import { emailKey, mailboxKey } from "@dripstone/contract/accounts/addresses";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { mailedEnough } from "../mailing/mailed-enough.ts";
import { parentConsentOf } from "../policy.ts";
import { localeOf } from "../profile/present.ts";

/** Writes to a child's parent, unless we did so several times lately; false then, as for whoever has named none. */
export async function askParent(
  transaction: Database,
  { mail }: Pick<Deps, "mail">,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const child = await transaction
    .selectFrom("parentRequests")
    .innerJoin("users", "users.id", "parentRequests.userId")
    .select(["parentEmail", "preferredLanguage"])
    .where("userId", "=", userId)
    .executeTakeFirst();
  if (!child) return false;
  await transaction.updateTable("parentRequests").set({ askedAt: now }).where("userId", "=", userId).execute();
  const locale = localeOf(child.preferredLanguage);
  return mail.enqueue(transaction, { to: child.parentEmail, kind: "parent-consent", locale, params: { userId } });
}

/** Asks a child's parent once more, at this address from now on: links to another address are no longer good. */
export async function changeParentEmail(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  userId: string,
  parentEmail: string,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    const child = await transaction
      .selectFrom("users")
      .select(["email", "birthMonth", "parentSaid"])
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    if (!child) throw new ApiError("NOT_SIGNED_IN");
    if (parentConsentOf(child, now) !== "waiting") throw new ApiError("PARENT_NOT_NEEDED");
    if (mailboxKey(child.email) === mailboxKey(parentEmail)) {
      throw new ApiError("INVALID_INPUT", { fields: { parentEmail: { code: "PARENT_EMAIL_SAME" } } });
    }
    const before = await transaction
      .selectFrom("parentRequests")
      .select("parentEmail")
      .where("userId", "=", userId)
      .executeTakeFirst();
    await transaction
      .insertInto("parentRequests")
      .values({ userId, parentEmail, askedAt: now })
      .onConflict((conflict) => conflict.column("userId").doUpdateSet({ parentEmail }))
      .execute();
    if (before && emailKey(before.parentEmail) !== emailKey(parentEmail)) {
      await transaction.deleteFrom("parentLinks").where("userId", "=", userId).execute();
    }
    if (!(await askParent(transaction, { mail }, { userId, now }))) throw mailedEnough();
  });
}
