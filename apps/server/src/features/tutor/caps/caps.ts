import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { TutorCaps } from "@dripstone/contract/tutor/models/payloads";
import type { Database } from "../../../database/connect.ts";

const MICRO = 1_000_000;

/** What holds until an admin says otherwise. */
export const usual: TutorCaps = {
  messagesPerMinute: tutorLimits.CHAT_PER_MINUTE,
  messagesPerDay: tutorLimits.CHAT_PER_DAY,
  tokensPerUserDay: tutorLimits.CHAT_TOKENS_PER_DAY,
  moneyPerMonth: tutorLimits.CHAT_DOLLARS_PER_MONTH * MICRO,
  whenSpent: "built-in",
};

/** How much students may ask, and what the site may spend. */
export async function readCaps(db: Database): Promise<TutorCaps> {
  const set = await db
    .selectFrom("tutorLimits")
    .select(["messagesPerMinute", "messagesPerDay", "tokensPerUserDay", "moneyPerMonth", "whenSpent"])
    .executeTakeFirst();
  return set ?? usual;
}
