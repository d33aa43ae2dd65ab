import { HOUR_MS } from "@dripstone/contract/durations";
import { inTransaction } from "../../../database/transaction.ts";
import { tell, untell } from "../../../notices/tell.ts";
import { peopleToWriteTo } from "../../../people/people-to-write-to.ts";
import type { Telling } from "../notices/tell-readers.ts";
import { forumWaiting } from "./notices.ts";
import { readQueueSize } from "./queue-size.ts";

/** Of all that waits there is one notice. */
const SUBJECT = "queue";

/** Who has read that something waits is told of more an hour later at the earliest. */
const BETWEEN_MS = HOUR_MS;

/**
 * Tells teachers and admins how much waits for them: by one notice, which counts on until it is read, is new again when more has come since, and
 * goes when nothing waits any more.
 */
export async function tellModerators({ db, clock, mail }: Telling): Promise<void> {
  const now = clock();
  const { waiting, lastAt } = await readQueueSize(db);
  if (waiting === 0 || !lastAt) {
    await db.deleteFrom("notices").where("kind", "=", forumWaiting.name).execute();
    return;
  }
  const moderators = await peopleToWriteTo(db, now)
    .where("role", "in", ["teacher", "admin"])
    .select("users.id")
    .orderBy("users.id")
    .execute();
  const about = { count: String(waiting) };
  for (const { id: userId } of moderators) {
    await inTransaction(db, async (transaction) => {
      const told = await transaction
        .selectFrom("notices")
        .where("userId", "=", userId)
        .where("kind", "=", forumWaiting.name)
        .where("subject", "=", SUBJECT)
        .select(["id", "at", "readAt"])
        .forUpdate()
        .executeTakeFirst();
      if (told && !told.readAt) {
        const counted = { about: JSON.stringify(about) };
        await transaction.updateTable("notices").set(counted).where("id", "=", told.id).execute();
      } else if (!told || (lastAt > told.at && told.at.getTime() <= now.getTime() - BETWEEN_MS)) {
        // A new one, of which no letter was written yet.
        await untell(transaction, forumWaiting, { userId, subject: SUBJECT });
        await tell({ db: transaction, clock, mail }, forumWaiting, { userId, subject: SUBJECT, about });
      }
    });
  }
}
