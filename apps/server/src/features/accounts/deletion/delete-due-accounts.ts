import { DAY_MS } from "@dripstone/contract/durations";
import type { ExpressionBuilder } from "kysely";
import type { DB } from "../../../database/schema.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { isLastAdmin } from "../../../people/last-admin.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { dropAvatar } from "../avatar/avatar-files.ts";
import { accountMails } from "../mailing/kinds.ts";

const UNVERIFIED_KEPT_DAYS = 30;

/**
 * Deletes the accounts whose days of grace are over, with everything that refers to them; the owner is told by a last mail. A
 * registration that was never verified is deleted, too, after a while, and nobody is told.
 */
export async function deleteDueAccounts({ db, clock, mail, files }: Pick<Deps, "db" | "clock" | "mail" | "files">) {
  const now = clock();
  const neverVerified = new Date(now.getTime() - UNVERIFIED_KEPT_DAYS * DAY_MS);
  const isDue = ({ or, and, eb }: ExpressionBuilder<DB, "users">) =>
    or([
      eb("deletionDueAt", "<=", now),
      and([eb("emailVerifiedAt", "is", null), eb("joinedAt", "<=", neverVerified), eb("role", "=", "student")]),
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
      const user = await transaction
        .deleteFrom("users")
        .where("id", "=", id)
        // Once more: it may just have been kept, confirmed or registered anew.
        .where(isDue)
        .returning(["email", "avatar", "preferredLanguage", "emailVerifiedAt"])
        .executeTakeFirst();
      if (user?.emailVerifiedAt) {
        const locale = user.preferredLanguage;
        await mail.enqueue(transaction, { to: user.email, kind: accountMails["account-deleted"], locale, params: {} });
      }
      return user;
    });
    if (!deleted) return;
    await mail.forgetLetters(id);
    await dropAvatar(files, deleted.avatar);
  }
}
