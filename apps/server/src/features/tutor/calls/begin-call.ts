import type { ChatContext } from "@dripstone/contract/tutor/payloads";
import { dayAt } from "../../../calendar/day.ts";
import type { Database } from "../../../database/connect.ts";

type Asked = { userId: string; messageId: string; engine: string; mode: ChatContext["mode"]; now: Date };

/** Notes that a reply is asked for; whatever becomes of it, `settleCall` says so. */
export async function beginCall(transaction: Database, { now, ...asked }: Asked): Promise<string> {
  const { id } = await transaction
    .insertInto("tutorCalls")
    .values({ ...asked, at: now, day: dayAt(now), state: "reserved" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
