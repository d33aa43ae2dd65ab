import type { Usage } from "@dripstone/tutor";
import type { FailureReason } from "@dripstone/tutor/model";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Call } from "./begin-call.ts";
import { costOf } from "./cost.ts";
import { giveBack } from "./hold-spending.ts";

export type Ended = {
  outcome: "answered" | "stopped" | "fell-back" | "spent" | "failed";
  /** Why the model gave no whole reply. */
  failure?: FailureReason;
  /** Milliseconds until its first words, if there were any, and until its last. */
  msFirst: number | null;
  msWhole: number;
  /** What a model has used; nothing where none was asked. */
  usage: Usage;
};

/** Notes how a reply ended, and gives back what it has not used, once: what was settled already stays as it is. */
export async function settleCall(
  db: Database,
  { id, model }: Pick<Call, "id" | "model">,
  { usage, ...ended }: Ended,
): Promise<{ money: number }> {
  // Nothing was held for what nobody is paid for.
  if (!model) {
    const settled = { ...ended, state: "settled" as const };
    await db.updateTable("tutorCalls").set(settled).where("id", "=", id).where("state", "=", "reserved").execute();
    return { money: 0 };
  }
  const used = { tokensIn: believed(usage.tokensIn), tokensOut: believed(usage.tokensOut) };
  return inTransaction(db, async (transaction) => {
    const call = await transaction
      .selectFrom("tutorCalls")
      .select(["userId", "mode", "day", "modelId", "priceIn", "priceOut", "tokensReserved", "moneyReserved", "money"])
      .where("id", "=", id)
      .where("state", "=", "reserved")
      .forNoKeyUpdate("tutorCalls")
      .executeTakeFirst();
    if (!call) return { money: 0 };
    const money = costOf(used, call);
    await transaction
      .updateTable("tutorCalls")
      .set({ ...ended, ...used, money, state: "settled" })
      .where("id", "=", id)
      .execute();
    if (call.tokensReserved > 0) {
      const tokens = call.tokensReserved - used.tokensIn - used.tokensOut;
      const userId = call.mode === "try" ? null : call.userId;
      await giveBack(transaction, { userId, day: call.day, tokens, money: call.moneyReserved - money });
    }
    return { money };
  });
}

/** A provider may tell anything; nobody has used more than this. */
const TOKENS_MAX = 10_000_000;

const believed = (told: number) => Math.min(Math.max(0, Math.ceil(told) || 0), TOKENS_MAX);
