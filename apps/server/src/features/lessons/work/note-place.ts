import type { LessonSource } from "@dripstone/content";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { lockUser } from "../../../people/lock-user.ts";
import { settleLesson, touchLesson } from "./keep-work.ts";
import type { Work } from "./read-work.ts";

/** Notes where somebody goes on, on whichever device. */
export function notePlace(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user: { id: userId } }: Pick<Caller, "user">,
  { lesson, part }: { lesson: LessonSource; part: number },
): Promise<Work> {
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId);
    const by = { userId, at: clock() };
    await touchLesson(transaction, by, lesson, part);
    const { work } = await settleLesson(transaction, by, lesson);
    return work;
  });
}
