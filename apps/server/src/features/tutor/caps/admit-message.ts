import { MINUTE_MS, SECOND_MS } from "@dripstone/contract/durations";
import type { TutorCaps } from "@dripstone/contract/tutor/models/payloads";
import { dayAt, nextMidnight } from "../../../calendar/day.ts";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";

type Message = {
  userId: string;
  now: Date;
  caps: TutorCaps;
  /** Whoever needs a person is always answered: it counts, and nothing refuses it. */
  isUrgent: boolean;
};

/** Counts a message of a student, who is locked; one too many in a minute or on a day is refused. */
export async function admitMessage(transaction: Database, { userId, now, caps, isUrgent }: Message): Promise<void> {
  const free = isUrgent ? null : await freeAgain(transaction, { userId, now, caps });
  const day = dayAt(now);
  const counted = await transaction
    .insertInto("tutorUsedDays")
    .values({ userId, day, messages: 1, tokens: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(["userId", "day"])
        .doUpdateSet((eb) => ({ messages: eb("tutorUsedDays.messages", "+", 1) }))
        .where((eb) => (isUrgent ? eb.lit(true) : eb("tutorUsedDays.messages", "<", caps.messagesPerDay))),
    )
    .returning("messages")
    .executeTakeFirst();
  const until = counted ? free : await nextMidnight(transaction, now);
  if (until) throw tooMany(until, now);
}

/** When the minute has room for another message; null if it has now. */
async function freeAgain(
  transaction: Database,
  { userId, now, caps }: Omit<Message, "isUrgent">,
): Promise<Date | null> {
  const first = await transaction
    .selectFrom("tutorCalls")
    .select("at")
    .where("userId", "=", userId)
    .where("mode", "!=", "try")
    .where("at", ">", new Date(now.getTime() - MINUTE_MS))
    .orderBy("at", "desc")
    .offset(caps.messagesPerMinute - 1)
    .limit(1)
    .executeTakeFirst();
  return first ? new Date(first.at.getTime() + MINUTE_MS) : null;
}

export const tooMany = (until: Date, now: Date) =>
  new ApiError("TOO_MANY_REQUESTS", {
    retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / SECOND_MS)),
  });
