import { looksLikeStaff } from "@dripstone/contract/accounts/names";
import type { profilePayload, User } from "@dripstone/contract/accounts/payloads";
import type { z } from "zod";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import type { CurrentUser } from "../../../http/session.ts";
import { dropAvatar } from "../avatar/avatar-files.ts";
import { readOwnAccount } from "./own-account.ts";

type Changes = z.output<typeof profilePayload>;

/** Changes what somebody tells of himself; what is left out stays. Only the office may be called like the office. */
export async function changeProfile(
  { db, clock, files }: Pick<Deps, "db" | "clock" | "files">,
  { id, role, name }: CurrentUser,
  changes: Changes,
): Promise<User> {
  const renamed = changes.name !== undefined && changes.name !== name;
  if (renamed && role === "student" && looksLikeStaff(changes.name ?? "")) {
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
