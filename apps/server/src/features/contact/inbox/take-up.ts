import type { Database } from "../../../database/connect.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { onlyOf } from "./policy.ts";

type Which = {
  id: string;
  /** How often something had been done with it when it was looked at. */
  version: number;
};

/**
 * Locks a message for whoever does something with it, and counts that. Of two who do so at once the second is told, and does nothing: the other may
 * just have answered.
 */
export async function takeUp(transaction: Database, { user }: Pick<Caller, "user">, { id, version }: Which) {
  const owner = onlyOf(user);
  let asked = transaction
    .selectFrom("contactMessages as message")
    .leftJoin("pledges as pledge", "pledge.messageId", "message.id")
    .where("message.id", "=", id)
    .select(["message.id", "message.name", "message.email", "message.mailboxKey", "message.language"])
    .select(["message.heldFor", "message.closedAt", "message.assignedTo", "message.version"])
    .select("pledge.messageId as pledgeId")
    .forUpdate("message");
  if (owner !== null) asked = asked.where("message.assignedTo", "=", owner);
  const message = await asked.executeTakeFirst();
  if (!message) throw new ApiError("NOT_FOUND");
  if (message.version !== version) throw new ApiError("CONTACT_CHANGED_MEANWHILE");
  await transaction
    .updateTable("contactMessages")
    .set({ version: version + 1 })
    .where("id", "=", id)
    .execute();
  return message;
}
