import type { RosterPlace } from "@dripstone/contract/classes/office/desk";
import type { Audit } from "../../../../audit/audit.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { lockPlace } from "./lock-place.ts";
import { readRosterPlace } from "./read-roster.ts";

type Payment = { id: string; version: number; payment: "due" | "paid" | "waived"; paymentNote: string };

/** Says how the payment of a place stands, of one that was given up, too. */
export function keepPayment(
  { db }: Pick<Deps, "db">,
  { audit }: { audit: Audit },
  { id, version, payment, paymentNote }: Payment,
): Promise<RosterPlace> {
  return inTransaction(db, async (transaction) => {
    const { place } = await lockPlace(transaction, { id, version });
    await transaction
      .updateTable("classPlaces")
      .set({ payment, paymentNote, version: version + 1 })
      .where("id", "=", id)
      .execute();
    await audit(transaction, { subject: id, details: { class: place.classId, before: place.payment, payment } });
    return readRosterPlace(transaction, id);
  });
}
