import { emailKey } from "@dripstone/contract/accounts/addresses";
import type { AddedPlace, RosterPlace } from "@dripstone/contract/classes/office/desk";
import type { Audit } from "../../../../audit/audit.ts";
import { announce } from "../../../../changes/announce.ts";
import type { Database } from "../../../../database/connect.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { ApiError } from "../../../../http/errors.ts";
import { lockClass } from "../../places/lock-class.ts";
import { orderConfirmation } from "../../places/order-letters.ts";
import { readRosterPlace } from "./read-roster.ts";
import { refuseUnreasoned } from "./refuse-unreasoned.ts";

/** Adds a student by hand, whatever their age; the account is written to, as if it had registered itself. */
export function addPlace(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  { audit }: { audit: Audit },
  { id: classId, account, state, reason, ...family }: AddedPlace & { id: string },
): Promise<RosterPlace> {
  return inTransaction(db, async (transaction) => {
    const { places, taken, waiting, priceCents } = await lockClass(transaction, classId);
    const userId = await findAccount(transaction, account);
    await refuseTwice(transaction, { classId, userId });
    refuseUnreasoned(state === "waiting" || (waiting === 0 && taken < places), reason);
    const { id } = await transaction
      .insertInto("classPlaces")
      .values({ ...family, classId, userId, state, priceCents, at: clock() })
      .returning("id")
      .executeTakeFirstOrThrow();
    await orderConfirmation({ db: transaction, mail, clock }, { userId, placeId: id, news: "registered" });
    await audit(transaction, { subject: id, details: { class: classId, state, reason } });
    await announce(transaction, "classes");
    return readRosterPlace(transaction, id);
  });
}

async function findAccount(transaction: Database, email: string): Promise<string> {
  const user = await transaction
    .selectFrom("users")
    .where("emailKey", "=", emailKey(email))
    .where("active", "=", true)
    .where("emailVerifiedAt", "is not", null)
    .select("id")
    .executeTakeFirst();
  if (!user) throw new ApiError("INVALID_INPUT", { fields: { account: { code: "ACCOUNT_NOT_FOUND" } } });
  return user.id;
}

async function refuseTwice(transaction: Database, { classId, userId }: { classId: string; userId: string }) {
  const own = await transaction
    .selectFrom("classPlaces")
    .where("classId", "=", classId)
    .where("userId", "=", userId)
    .where("state", "<>", "given-up")
    .select("id")
    .executeTakeFirst();
  if (own) throw new ApiError("ALREADY_IN_CLASS");
}
