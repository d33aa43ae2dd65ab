import { waysOpen } from "@dripstone/contract/contact/donation";
import type { PledgePayload } from "@dripstone/contract/contact/payloads";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { readDonation } from "../../../site-settings/read-donation.ts";
import { handOver, ofPledge } from "../messages/hand-over.ts";
import { keepMessage } from "../messages/keep-message.ts";

/** Keeps what somebody promises to give, tells them how to give it, and tells the office. No money moves here. */
export async function sendPledge(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  { amountCents, every, way, note: message, ...sent }: PledgePayload,
): Promise<Record<string, never>> {
  if (!waysOpen(await readDonation(db)).includes(way)) {
    throw new ApiError("INVALID_INPUT", { fields: { way: { code: "FIELD_INVALID" } } });
  }
  const pledge = { amountCents, every, way };
  return inTransaction(db, async (transaction) => {
    const kept = await keepMessage(transaction, { ...sent, message }, { now: clock(), beside: pledge });
    if (!kept) return {};
    await transaction
      .insertInto("pledges")
      .values({ messageId: kept.id, ...pledge })
      .execute();
    if (!kept.heldFor) await handOver({ db: transaction, clock, mail }, kept, ofPledge);
    return {};
  });
}
