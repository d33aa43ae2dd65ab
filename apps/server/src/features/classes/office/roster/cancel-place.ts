import type { RosterPlace } from "@dripstone/contract/classes/office/desk";
import type { Audit } from "../../../../audit/audit.ts";
import { announce } from "../../../../changes/announce.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { ApiError } from "../../../../http/errors.ts";
import { untell } from "../../../../notices/tell.ts";
import { fillPlaces } from "../../places/fill-places.ts";
import { isOver } from "../../places/is-over.ts";
import { orderFarewell } from "../../places/order-letters.ts";
import { spotOpened } from "../../places/spot-opened.ts";
import { lockPlace } from "./lock-place.ts";
import { readRosterPlace } from "./read-roster.ts";

/** Takes back a place, or one in the line; who has waited longest moves up, and is told. What was paid stays noted. */
export function cancelPlace(
  { db, mail, clock }: Pick<Deps, "db" | "mail" | "clock">,
  { audit }: { audit: Audit },
  { id, version, reason }: { id: string; version: number; reason: string },
): Promise<RosterPlace> {
  return inTransaction(db, async (transaction) => {
    const { place, inClass } = await lockPlace(transaction, { id, version });
    if (place.state === "given-up") throw new ApiError("EDITED_MEANWHILE");
    await transaction
      .updateTable("classPlaces")
      .set({ state: "given-up", version: version + 1 })
      .where("id", "=", id)
      .execute();
    await orderFarewell({ db: transaction, mail, clock }, { userId: place.userId, placeId: id, held: place.state });
    await untell(transaction, spotOpened, { userId: place.userId, subject: place.classId });
    if (inClass.state !== "draft" && !(await isOver(transaction, inClass.semesterId, clock()))) {
      await fillPlaces({ db: transaction, mail, clock }, inClass);
    }
    const details = { class: place.classId, before: place.state, state: "given-up", reason };
    await audit(transaction, { subject: id, details });
    await announce(transaction, "classes");
    return readRosterPlace(transaction, id);
  });
}
