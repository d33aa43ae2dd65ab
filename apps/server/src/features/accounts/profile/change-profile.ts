import type { profilePayload, User } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { dropAvatar } from "../avatar/avatar-files.ts";
import { mayBeCalled } from "../policy.ts";
import { readOwnAccount } from "./own-account.ts";

type Changes = z.output<typeof profilePayload>;

/** Changes what somebody tells of himself; what is left out stays. Only the office may be called like the office. */
export async function changeProfile(
  { db, clock, files }: Pick<Deps, "db" | "clock" | "files">,
  { id, role, name }: Caller["user"],
  changes: Changes,
): Promise<User> {
  const renamed = changes.name !== undefined && changes.name !== name;
  if (renamed && !mayBeCalled(changes.name ?? "", role)) {
    throw new ApiError("INVALID_INPUT", { fields: { name: { code: "NAME_RESERVED" } } });
  }
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const before = await db.transaction().execute(async (transaction) => {
    const user = transaction.selectFrom("users").select("avatar").where("id", "=", id).forUpdate();
    const current = await user.executeTakeFirst();
    if (!current) throw new ApiError("NOT_SIGNED_IN");
    await transaction.updateTable("users").set(given).where("id", "=", id).execute();
    return current.avatar;
  });
  if (changes.avatar !== undefined && changes.avatar !== before) await dropAvatar(files, before);
  return readOwnAccount(db, id, clock());
}
