import { oldestChildMonth } from "@dripstone/contract/accounts/age";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import { DAY_MS } from "@dripstone/contract/durations";
import type { ExpressionBuilder } from "kysely";
import { announce } from "../../../changes/announce.ts";
import type { DB } from "../../../database/schema.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { placesOf, removeBytes } from "../../../files/drop-file.ts";
import { isLastAdmin } from "../../../people/last-admin.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { accountMails } from "../mailing/kinds.ts";

const UNVERIFIED_KEPT_DAYS = 30;

/**
 * Deletes the accounts whose days of grace are over, and those of children to which no parent has said yes in time, with everything
 * that refers to them; the owner is told by a last mail. A registration that was never verified is deleted, too, after a while, and
 * nobody is told.
 */
export async function deleteDueAccounts({ db, clock, mail, files }: Pick<Deps, "db" | "clock" | "mail" | "files">) {
  const now = clock();
  const neverVerified = new Date(now.getTime() - UNVERIFIED_KEPT_DAYS * DAY_MS);
  const neverAllowed = new Date(now.getTime() - accountLimits.CONSENT_WAIT_DAYS * DAY_MS);
  const isDue = ({ or, and, eb }: ExpressionBuilder<DB, "users">) =>
    or([
      eb("deletionDueAt", "<=", now),
      and([eb("emailVerifiedAt", "is", null), eb("joinedAt", "<=", neverVerified), eb("role", "=", "student")]),
      and([
        eb("emailVerifiedAt", "<=", neverAllowed),
        eb("parentSaid", "is", null),
        // As `needsParent` has it: who has grown old enough meanwhile stays.
        eb("birthMonth", ">=", oldestChildMonth(now)),
      ]),
    ]);
  const due = await db.selectFrom("users").select("id").where(isDue).execute();
  const failures: unknown[] = [];
  for (const { id } of due) {
    await deleteAccount(id).catch((failure) => failures.push(failure));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted`);

  async function deleteAccount(id: string): Promise<void> {
    const deleted = await inTransaction(db, async (transaction) => {
      const found = await findUserLocked(transaction, { id }, { beforeNewKey: true });
      // The other admins may have gone since this one asked: the account waits for the next of them.
      if (!found || (await isLastAdmin(transaction, found))) return undefined;
      const places = await placesOf(transaction, id);
      const user = await transaction
        .deleteFrom("users")
        .where("id", "=", id)
        // Once more: it may just have been kept, confirmed or registered anew.
        .where(isDue)
        .returning(["email", "mailbox", "preferredLanguage", "emailVerifiedAt", "deletionDueAt"])
        .executeTakeFirst();
      if (user) await announce(transaction, "people");
      if (user?.emailVerifiedAt) {
        const { email: to, mailbox: reader, preferredLanguage: locale, deletionDueAt } = user;
        const because = deletionDueAt && deletionDueAt <= now ? "asked" : "unanswered";
        const params = { because, reader } as const;
        await mail.enqueue(transaction, { to, kind: accountMails["account-deleted"], locale, params });
      }
      return user && { places };
    });
    if (!deleted) return;
    await mail.forgetLetters(id);
    await removeBytes(files, ...deleted.places);
  }
}
