import type { InboxState } from "@dripstone/contract/contact/inbox/list";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { Caller } from "../../../http/caller.ts";
import { onlyOf } from "./policy.ts";

type Staff = Pick<Caller["user"], "id" | "role">;

/** The messages in a state of the inbox that somebody may see: `mine` are the open ones that were given to them. */
export function shownMessages(db: Database, user: Staff, state: InboxState) {
  const owner = state === "mine" ? user.id : onlyOf(user);
  let messages = db
    .selectFrom("contactMessages as message")
    .where("message.heldFor", state === "held" ? "is not" : "is", null)
    .where("message.closedAt", state === "closed" ? "is not" : "is", null);
  if (owner !== null) messages = messages.where("message.assignedTo", "=", owner);
  return messages;
}

/** How many messages wait in each state, for whoever looks. */
export async function countWaiting(db: Database, { user }: Pick<Caller, "user">) {
  const count = async (state: InboxState) =>
    (
      await shownMessages(db, user, state)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow()
    ).count;
  const [open, mine, held] = await Promise.all([count("open"), count("mine"), count("held")]);
  return { open, mine, held };
}

/** How many of them are open, as a part of a question to the database. */
export const openMessages = (db: Database, user: Staff): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (${shownMessages(db, user, "open").select("message.id")}) open)`;
