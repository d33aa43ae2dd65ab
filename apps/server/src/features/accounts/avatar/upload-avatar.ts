import type { User } from "@dripstone/contract/accounts/payloads";
import { announce } from "../../../changes/announce.ts";
import type { Deps } from "../../../deps.ts";
import type { ArrivedFile } from "../../../files/arrivals.ts";
import { removeBytes } from "../../../files/drop-file.ts";
import { keepFile, partOfBytes } from "../../../files/keep-file.ts";
import { withheldSince } from "../../../people/new-pictures.ts";
import { lockOwner, type Owner } from "../lock-owner.ts";
import { readOwnAccount } from "../profile/own-account.ts";
import { avatarOf, avatarPurpose, dropAvatar, partOf } from "./avatar-files.ts";
import { renderAvatar } from "./picture.ts";

/** Gives somebody an uploaded picture and removes the one before, so that of many at once only the last one stays. */
export async function uploadAvatar(
  deps: Pick<Deps, "db" | "clock" | "files">,
  owner: Owner,
  { path }: ArrivedFile,
): Promise<User> {
  const sizes = await renderAvatar(path);
  const parts = new Map([...sizes].map(([size, bytes]) => [partOf(size), partOfBytes(bytes)]));
  const file = { ownerId: owner.user.id, purpose: avatarPurpose, type: "image/webp", parts };
  const replaced = await keepFile(deps, file, async (transaction, fileId) => {
    const account = await lockOwner(transaction, owner);
    await transaction
      .updateTable("users")
      .set({ avatar: avatarOf(fileId), avatarWithheldAt: withheldSince(account, deps.clock()) })
      .where("id", "=", account.id)
      .execute();
    await announce(transaction, "people");
    return dropAvatar(transaction, account.avatar);
  });
  await removeBytes(deps.files, replaced);
  return readOwnAccount(deps.db, owner.user.id, deps.clock());
}
