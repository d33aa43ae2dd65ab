import { createHash } from "node:crypto";
import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import type { SentByForm } from "@dripstone/contract/contact/payloads";
import type { Database } from "../../../database/connect.ts";
import { heldForOf } from "../held-for.ts";

type Words = { name: string; email: string; message: string };

/**
 * Keeps what somebody has sent by an open form; null when it is there already: what is sent again with the same words, by a second click or after its
 * reply was lost, is the same. What looks like a program's is held back, and never thrown away.
 */
export async function keepMessage(
  transaction: Database,
  { id, topic, seconds, language, ...words }: SentByForm & Words,
  { now, beside }: { now: Date; beside?: object },
) {
  const { name, email, message } = words;
  const sentHash = createHash("sha256")
    .update(JSON.stringify([id, name, email, message, beside]))
    .digest();
  const heldFor = heldForOf({ topic, seconds });
  const kept = await transaction
    .insertInto("contactMessages")
    .values({ name, email, message, language, sentHash, mailboxKey: mailboxKey(email), at: now, heldFor })
    .onConflict((conflict) => conflict.column("sentHash").doNothing())
    .returning(["id", "email", "mailboxKey", "language", "heldFor"])
    .executeTakeFirst();
  return kept ?? null;
}
