import type { ContactPayload } from "@dripstone/contract/contact/payloads";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { handOver, ofMessage } from "./hand-over.ts";
import { keepMessage } from "./keep-message.ts";

/** Keeps what somebody writes to the school, and hands it over unless it is held back. Whoever sends learns nothing of that. */
export function sendMessage(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  message: ContactPayload,
): Promise<Record<string, never>> {
  return inTransaction(db, async (transaction) => {
    const kept = await keepMessage(transaction, message, { now: clock() });
    if (kept && !kept.heldFor) await handOver({ db: transaction, clock, mail }, kept, ofMessage);
    return {};
  });
}
