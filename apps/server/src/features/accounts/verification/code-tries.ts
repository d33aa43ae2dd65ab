import { emailKey } from "@dripstone/contract/accounts/addresses";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import { MINUTE_MS } from "@dripstone/contract/durations";
import type { Database } from "../../../database/connect.ts";
import { hashToken } from "../../../token.ts";

const hashOf = (address: string) => hashToken(emailKey(address));

/**
 * Counts a try of a mailed code for an address, whether there is a code or not, and tells how many there were since the last letter.
 * Tries at once wait for each other in the same way for every address.
 */
export async function countTry(db: Database, address: string, now: Date): Promise<number> {
  const { tries } = await db
    .insertInto("codeTries")
    .values({ addressHash: hashOf(address), tries: 1, triedAt: now })
    .onConflict((conflict) =>
      conflict.column("addressHash").doUpdateSet((eb) => ({ tries: eb("codeTries.tries", "+", 1), triedAt: now })),
    )
    .returning("tries")
    .executeTakeFirstOrThrow();
  return tries;
}

/** The code was right, so this was no wrong try. */
export async function takeBackTry(db: Database, address: string): Promise<void> {
  await db
    .updateTable("codeTries")
    .set((eb) => ({ tries: eb("tries", "-", 1) }))
    .where("addressHash", "=", hashOf(address))
    .execute();
}

/** A new code can be tried as often as the first. */
export async function forgetTries(transaction: Database, address: string): Promise<void> {
  await transaction.deleteFrom("codeTries").where("addressHash", "=", hashOf(address)).execute();
}

/** Removes the tries of codes that have expired. */
export async function forgetOldTries(db: Database, now: Date): Promise<void> {
  const old = new Date(now.getTime() - accountLimits.VERIFICATION_CODE_MINUTES * MINUTE_MS);
  await db.deleteFrom("codeTries").where("triedAt", "<", old).execute();
}
