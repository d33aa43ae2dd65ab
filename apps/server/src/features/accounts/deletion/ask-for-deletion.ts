import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { User } from "@dripstone/contract/accounts/payloads";
import { DAY_MS } from "@dripstone/contract/durations";
import type { Deps } from "../../../deps.ts";
import { lockOwner, type Owner } from "../lock-owner.ts";
import { readOwnAccount } from "../profile/own-account.ts";
import { localeOf } from "../profile/present.ts";
import { endSessionsOf } from "../sessions/sessions.ts";

/** Asks for an account to be deleted after the days of grace; every session ends, and the owner is told how to keep it. */
export async function askForDeletion(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  owner: Owner,
): Promise<{ deletionDate: string }> {
  const { userId } = owner;
  const due = new Date(clock().getTime() + accountLimits.DELETION_GRACE_DAYS * DAY_MS);
  return db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, owner);
    const { email, preferredLanguage, deletionDueAt } = await transaction
      .updateTable("users")
      // Asked for twice, the first time counts.
      .set((eb) => ({ deletionDueAt: eb.fn.coalesce("deletionDueAt", eb.val(due)) }))
      .where("id", "=", userId)
      .returning(["email", "preferredLanguage", "deletionDueAt"])
      .executeTakeFirstOrThrow();
    await endSessionsOf(transaction, userId);
    const locale = localeOf(preferredLanguage);
    await mail.enqueue(transaction, { to: email, kind: "deletion-asked", locale, params: { userId } });
    return { deletionDate: (deletionDueAt ?? due).toISOString() };
  });
}

/** Keeps an account after all; not one that a parent has closed in this very moment. */
export async function keepAccount({ db, clock }: Pick<Deps, "db" | "clock">, owner: Owner): Promise<User> {
  const { userId } = owner;
  return db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, owner);
    await transaction.updateTable("users").set({ deletionDueAt: null }).where("id", "=", userId).execute();
    return readOwnAccount(transaction, userId, clock());
  });
}
