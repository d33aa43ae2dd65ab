import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { User } from "@dripstone/contract/accounts/payloads";
import { DAY_MS } from "@dripstone/contract/durations";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuseLastAdmin } from "../../../people/last-admin.ts";
import { lockOwner, type Owner } from "../lock-owner.ts";
import { accountMails } from "../mailing/kinds.ts";
import { readOwnAccount } from "../profile/own-account.ts";
import { endSessions } from "../sessions/sessions.ts";

/** Asks for an account to be deleted after the days of grace; every session ends, and the owner is told how to keep it. */
export function askForDeletion(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  owner: Owner,
): Promise<{ deletionDate: string }> {
  const userId = owner.user.id;
  const due = new Date(clock().getTime() + accountLimits.DELETION_GRACE_DAYS * DAY_MS);
  return inTransaction(db, async (transaction) => {
    await refuseLastAdmin(transaction, await lockOwner(transaction, owner));
    const {
      email,
      preferredLanguage: locale,
      deletionDueAt,
    } = await transaction
      .updateTable("users")
      // Who asks twice does not postpone the day.
      .set((eb) => ({ deletionDueAt: eb.fn.coalesce("deletionDueAt", eb.val(due)) }))
      .where("id", "=", userId)
      .returning(["email", "preferredLanguage", "deletionDueAt"])
      .executeTakeFirstOrThrow();
    await endSessions(transaction, { userId });
    await mail.enqueue(transaction, { to: email, kind: accountMails["deletion-asked"], locale, params: { userId } });
    return { deletionDate: (deletionDueAt ?? due).toISOString() };
  });
}

/** Keeps an account after all; not one that a parent has closed meanwhile, which ended its sessions. */
export function keepAccount({ db, clock }: Pick<Deps, "db" | "clock">, owner: Owner): Promise<User> {
  return inTransaction(db, async (transaction) => {
    const { id } = await lockOwner(transaction, owner);
    await transaction.updateTable("users").set({ deletionDueAt: null }).where("id", "=", id).execute();
    return readOwnAccount(transaction, id, clock());
  });
}
