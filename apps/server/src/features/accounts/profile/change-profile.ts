import type { profilePayload, User } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import { announce } from "../../../changes/announce.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { removeBytes } from "../../../files/drop-file.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { dropAvatar } from "../avatar/avatar-files.ts";
import { lockOwner } from "../lock-owner.ts";
import { nameIssue } from "../name-issue.ts";
import { mayBeParent } from "../policy.ts";
import { readOwnAccount } from "./own-account.ts";

type Changes = z.output<typeof profilePayload>;

/** Changes what people tell of themselves; what is left out stays as it is. */
export async function changeProfile(
  { db, clock, files }: Pick<Deps, "db" | "clock" | "files">,
  caller: Caller,
  changes: Changes,
): Promise<User> {
  const { id, role, name: present } = caller.user;
  const { name = present } = changes;
  const issue = name === present ? null : await nameIssue(db, name, role);
  if (issue) throw new ApiError("INVALID_INPUT", { fields: { name: issue } });
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const replaced = await inTransaction(db, async (transaction) => {
    const owner = await lockOwner(transaction, caller);
    if (changes.familyRole === "parent" && !mayBeParent(owner, clock())) {
      throw new ApiError("INVALID_INPUT", { fields: { familyRole: { code: "FIELD_INVALID" } } });
    }
    // One of the gallery has nothing to hide.
    const shown = changes.avatar === undefined || changes.avatar === owner.avatar ? {} : { avatarWithheldAt: null };
    await transaction
      .updateTable("users")
      .set({ ...given, ...shown })
      .where("id", "=", id)
      .execute();
    if (name !== present || changes.avatar !== undefined) await announce(transaction, "people");
    if (changes.avatar !== undefined && changes.avatar !== owner.avatar) return dropAvatar(transaction, owner.avatar);
  });
  await removeBytes(files, replaced);
  return readOwnAccount(db, id, clock());
}
