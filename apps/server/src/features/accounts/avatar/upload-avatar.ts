import type { User } from "@dripstone/contract/accounts/payloads";
import type { Deps } from "../../../deps.ts";
import { readOwnAccount } from "../profile/own-account.ts";
import { dropAvatar, keepAvatar } from "./avatar-files.ts";
import { renderAvatar } from "./picture.ts";

/** Takes a picture of somebody's own; the one before is removed. Of many at once the last one stays, and nothing else. */
export async function uploadAvatar(
  { db, clock, files }: Pick<Deps, "db" | "clock" | "files">,
  userId: string,
  bytes: Buffer,
): Promise<User> {
  const avatar = await keepAvatar(files, await renderAvatar(bytes));
  const replaced = await db.transaction().execute(async (transaction) => {
    const user = transaction.selectFrom("users").select("avatar").where("id", "=", userId).forUpdate();
    const before = await user.executeTakeFirst();
    await transaction.updateTable("users").set({ avatar }).where("id", "=", userId).execute();
    // The account was deleted meanwhile: nobody shows the new picture either.
    return before?.avatar ?? avatar;
  });
  await dropAvatar(files, replaced);
  return readOwnAccount(db, userId, clock());
}
