import type { User } from "@dripstone/contract/accounts/payloads";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { ArrivedFile } from "../../../files/arrivals.ts";
import { lockOwner, type Owner } from "../lock-owner.ts";
import { readOwnAccount } from "../profile/own-account.ts";
import { dropAvatar, keepAvatar } from "./avatar-files.ts";
import { renderAvatar } from "./picture.ts";

/** Gives somebody an uploaded picture and removes the one before, so that of many at once only the last one stays. */
export async function uploadAvatar(
  { db, clock, files }: Pick<Deps, "db" | "clock" | "files">,
  owner: Owner,
  { path }: ArrivedFile,
): Promise<User> {
  const avatar = await keepAvatar(files, await renderAvatar(path));
  const replaced = inTransaction(db, async (transaction) => {
    const { id, avatar: before } = await lockOwner(transaction, owner);
    await transaction.updateTable("users").set({ avatar }).where("id", "=", id).execute();
    return before;
  });
  // If the account was deleted meanwhile, for example, nobody shows the new picture.
  await replaced.catch(() => dropAvatar(files, avatar).catch(() => {}));
  await dropAvatar(files, await replaced);
  return readOwnAccount(db, owner.user.id, clock());
}
