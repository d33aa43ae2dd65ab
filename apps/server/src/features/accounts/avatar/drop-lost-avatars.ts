import { HOUR_MS } from "@dripstone/contract/durations";
import type { Deps } from "../../../deps.ts";
import { dropAvatar, storedAvatars } from "./avatar-files.ts";

/** Removes pictures that no account shows: a process may have ended after it kept the file and before the database knew of it. */
export async function dropLostAvatars({ db, clock, files }: Pick<Deps, "db" | "clock" | "files">): Promise<void> {
  const settled = clock().getTime() - HOUR_MS;
  const stored = (await storedAvatars(files)).filter(({ madeAt }) => madeAt.getTime() < settled);
  for (const { id } of stored) {
    const shown = await db.selectFrom("users").select("id").where("avatar", "=", id).executeTakeFirst();
    if (!shown) await dropAvatar(files, id);
  }
}
