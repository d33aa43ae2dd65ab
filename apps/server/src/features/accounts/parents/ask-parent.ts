import { emailKey } from "@dripstone/contract/accounts/addresses";
import type { parentEmailPayload } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { lockOwner, type Owner } from "../lock-owner.ts";
import { accountMails } from "../mailing/kinds.ts";
import { mailedEnough } from "../mailing/mailed-enough.ts";
import { dropLinks } from "../mailing/mailed-links.ts";
import { parentConsentOf } from "../policy.ts";
import { isChildsOwn } from "./own-mailboxes.ts";

type Parts = Pick<Deps, "db" | "clock" | "mail">;

/** Writes to a child's parent. Answers false, and does not, if we did so several times lately, or the child has named none. */
export function askParent({ db, clock, mail }: Parts, userId: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const child = await transaction
      .selectFrom("parentRequests")
      .innerJoin("users", "users.id", "parentRequests.userId")
      .select(["parentEmail", "preferredLanguage"])
      .where("userId", "=", userId)
      .executeTakeFirst();
    if (!child) return false;
    await transaction.updateTable("parentRequests").set({ askedAt: clock() }).where("userId", "=", userId).execute();
    const locale = child.preferredLanguage;
    return mail.enqueue(transaction, {
      to: child.parentEmail,
      kind: accountMails["parent-consent"],
      locale,
      params: { userId },
    });
  });
}

/** Asks a child's parent once more, at this address from now on: links to another address are no longer good. */
export function changeParentEmail(
  { db, clock, mail }: Parts,
  owner: Owner,
  { parentEmail }: z.output<typeof parentEmailPayload>,
): Promise<void> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    const child = await lockOwner(transaction, owner);
    if (parentConsentOf(child, now) !== "waiting") throw new ApiError("PARENT_NOT_NEEDED");
    if (await isChildsOwn(transaction, child, parentEmail, now)) {
      throw new ApiError("INVALID_INPUT", { fields: { parentEmail: { code: "PARENT_EMAIL_SAME" } } });
    }
    const before = await transaction
      .selectFrom("parentRequests")
      .select("parentEmail")
      .where("userId", "=", child.id)
      .executeTakeFirst();
    await transaction
      .insertInto("parentRequests")
      .values({ userId: child.id, parentEmail, askedAt: now })
      .onConflict((conflict) => conflict.column("userId").doUpdateSet({ parentEmail }))
      .execute();
    if (before && emailKey(before.parentEmail) !== emailKey(parentEmail)) {
      await dropLinks(transaction, child.id, "parent-consent");
    }
    if (!(await askParent({ db: transaction, clock, mail }, child.id))) throw mailedEnough();
  });
}
