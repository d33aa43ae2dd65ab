import { createHash } from "node:crypto";
import type { Database } from "../database/connect.ts";
import { inOneStatement, inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";
import { lockUser } from "../people/lock-user.ts";

/**
 * Does some work in a transaction, and gives its reply; for a call that repeats an earlier one, gives that one's reply instead. Work that writes by
 * one statement alone has no other transaction where no reply is to be kept with it.
 */
export type Once = {
  <Reply>(work: (transaction: Database) => Promise<Reply>, how?: { byOneStatement: boolean }): Promise<Reply>;
  /**
   * What this call is known by again, if it has a key. Whoever finds none of its replies may do the work in a statement that keeps the new one, too,
   * and is refused by the database as a whole where somebody has kept one meanwhile.
   */
  call: RepeatableCall | undefined;
};

/** The row of `idempotent_replies` of a call, without its reply; the hash in hexadecimal digits. */
export type RepeatableCall = { userId: string; endpoint: string; key: string; requestHash: string };

type Call = {
  userId: string;
  /** The row of the contract. */
  endpoint: string;
  /** The header `Idempotency-Key`; without one every call is a new one. */
  key: string | undefined;
  /** What was asked for: a key belongs to one call, and is refused with another. */
  request: unknown;
};

/**
 * The reply is kept in the transaction that does the work: both are there, or neither. Calls of one user wait for each other, so that of
 * many at once the first does the work. A call that fails leaves nothing, and may be sent again with its key. Whoever asks is told when
 * nothing was done.
 */
export function onceFor(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, endpoint, key, request }: Call,
  onRepeated: () => void,
): Once {
  if (key === undefined) return Object.assign(withoutKey, { call: undefined });
  const requestHash = createHash("sha256").update(JSON.stringify(request)).digest();
  const call = { userId, endpoint, key, requestHash: requestHash.toString("hex") };
  return Object.assign(withKey, { call });

  function withoutKey<Reply>(work: Work<Reply>, { byOneStatement } = { byOneStatement: false }): Promise<Reply> {
    return byOneStatement ? inOneStatement(db, work) : inTransaction(db, work);
  }

  function withKey<Reply>(work: Work<Reply>): Promise<Reply> {
    return inTransaction(db, async (transaction) => {
      await lockUser(transaction, userId);
      const first = await transaction
        .selectFrom("idempotentReplies")
        .where("userId", "=", userId)
        .where("endpoint", "=", endpoint)
        .where("key", "=", call.key)
        .select(["requestHash", "reply"])
        .executeTakeFirst();
      if (first && !first.requestHash.equals(requestHash)) throw new ApiError("IDEMPOTENCY_KEY_REUSED");
      if (first) {
        onRepeated();
        // What was kept is what this row's work gave.
        return first.reply as Reply;
      }
      const reply = await work(transaction);
      await transaction
        .insertInto("idempotentReplies")
        .values({ ...call, requestHash, reply: JSON.stringify(reply), createdAt: clock() })
        .execute();
      return reply;
    });
  }
}

type Work<Reply> = (transaction: Database) => Promise<Reply>;
