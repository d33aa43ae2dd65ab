import type { SettlePayload } from "@dripstone/contract/contact/inbox/payloads";
import type { Audit } from "../../../audit/audit.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { untell } from "../../../notices/tell.ts";
import { handOver, ofMessage, ofPledge } from "../messages/hand-over.ts";
import { contactAssigned } from "./notices.ts";
import { takeUp } from "./take-up.ts";

type Call = Pick<Caller, "user"> & { audit: Audit };

/** Closes a message or opens it again. One that was held back and is opened is no program's: it is handed over as any other. */
export function settleMessage(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  { user, audit }: Call,
  { id, version, state }: SettlePayload & { id: string },
): Promise<Record<string, never>> {
  return inTransaction(db, async (transaction) => {
    const message = await takeUp(transaction, { user }, { id, version });
    const closed = state === "closed" ? { closedAt: clock(), closedBy: user.id } : { closedAt: null, closedBy: null };
    const letThrough = state === "open" && message.heldFor !== null;
    await transaction
      .updateTable("contactMessages")
      .set({ ...closed, ...(letThrough && { heldFor: null, toldAt: null }) })
      .where("id", "=", id)
      .execute();
    if (state === "closed" && message.assignedTo !== null) {
      await untell(transaction, contactAssigned, { userId: message.assignedTo, subject: id });
    }
    if (letThrough) {
      await handOver({ db: transaction, clock, mail }, message, message.pledgeId ? ofPledge : ofMessage);
    }
    await audit(transaction, { subject: id, details: { state, ...(letThrough && { released: true }) } });
    return {};
  });
}
