import { createHash } from "node:crypto";
import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import type { ContactPayload } from "@dripstone/contract/contact/payloads";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { heldForOf } from "../held-for.ts";
import { handOver } from "./hand-over.ts";

/**
 * Keeps what somebody writes to the school, and hands it over unless it looks like a program's: that is held back, and never thrown away. Whoever
 * sends learns nothing of it. What is sent again, by a second click or after its reply was lost, is the same message.
 */
export function sendMessage(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  { id, topic, seconds, ...message }: ContactPayload,
): Promise<Record<string, never>> {
  const { name, email, message: words } = message;
  const sentHash = createHash("sha256")
    .update(JSON.stringify([id, name, email, words]))
    .digest();
  const heldFor = heldForOf({ topic, seconds });
  return inTransaction(db, async (transaction) => {
    const kept = await transaction
      .insertInto("contactMessages")
      .values({ ...message, sentHash, mailboxKey: mailboxKey(email), at: clock(), heldFor })
      .onConflict((conflict) => conflict.column("sentHash").doNothing())
      .returning(["id", "email", "mailboxKey", "language"])
      .executeTakeFirst();
    if (kept && !heldFor) await handOver({ db: transaction, clock, mail }, kept);
    return {};
  });
}
