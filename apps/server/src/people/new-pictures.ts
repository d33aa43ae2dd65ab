import { DAY_MS } from "@dripstone/contract/durations";
import { forumLimits } from "@dripstone/contract/forum/limits";
import { announce } from "../changes/announce.ts";
import type { Database } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import type { UserRow } from "./lock-user.ts";

/** Since when a picture waits that somebody uploads now: a student's, while the account is new; null where others see it at once. */
export const withheldSince = ({ role, joinedAt }: Pick<UserRow, "role" | "joinedAt">, now: Date): Date | null =>
  role === "student" && joinedAt > newFrom(now) ? now : null;

/** Shows others somebody's picture that a teacher has looked at beside what was written at this time; one of later, nobody has seen. */
export function showSeenPicture(db: Database, userId: string, writtenAt: Date): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const [shown] = await transaction
      .updateTable("users")
      .set({ avatarWithheldAt: null })
      .where("id", "=", userId)
      .where("avatarWithheldAt", "<=", writtenAt)
      .returning("id")
      .execute();
    if (shown) await announce(transaction, "people");
  });
}

/** Shows the pictures of those whose accounts are new no more. */
export function showPicturesOfOld({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const shown = await transaction
      .updateTable("users")
      .set({ avatarWithheldAt: null })
      .where("avatarWithheldAt", "is not", null)
      .where("joinedAt", "<=", newFrom(clock()))
      .returning("id")
      .execute();
    if (shown.length > 0) await announce(transaction, "people");
  });
}

const newFrom = (now: Date) => new Date(now.getTime() - forumLimits.NEW_ACCOUNT_DAYS * DAY_MS);
