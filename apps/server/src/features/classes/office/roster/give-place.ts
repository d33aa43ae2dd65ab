import type { RosterPlace } from "@dripstone/contract/classes/office/desk";
import type { Audit } from "../../../../audit/audit.ts";
import { announce } from "../../../../changes/announce.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { ApiError } from "../../../../http/errors.ts";
import { tellOpened } from "../../places/spot-opened.ts";
import { lockPlace } from "./lock-place.ts";
import { readRosterPlace } from "./read-roster.ts";
import { refuseUnreasoned } from "./refuse-unreasoned.ts";

/** Gives a place to somebody who waits, who is told. */
export function givePlace(
  { db, mail, clock }: Pick<Deps, "db" | "mail" | "clock">,
  { audit }: { audit: Audit },
  { id, version, reason }: { id: string; version: number; reason: string },
): Promise<RosterPlace> {
  return inTransaction(db, async (transaction) => {
    const { place, inClass } = await lockPlace(transaction, { id, version });
    // A class that nobody is shown takes nobody in.
    if (inClass.state === "draft") throw new ApiError("NOT_FOUND");
    if (place.state !== "waiting") throw new ApiError("EDITED_MEANWHILE");
    const { classId, userId } = place;
    const first = await transaction
      .selectFrom("classPlaces")
      .where("classId", "=", classId)
      .where("state", "=", "waiting")
      .orderBy("number")
      .select("id")
      .limit(1)
      .executeTakeFirst();
    refuseUnreasoned(first?.id === id && inClass.taken < inClass.places, reason);
    await transaction
      .updateTable("classPlaces")
      .set({ state: "taken", version: version + 1 })
      .where("id", "=", id)
      .execute();
    await tellOpened({ db: transaction, mail, clock }, { userId, placeId: id });
    await audit(transaction, { subject: id, details: { class: classId, before: "waiting", state: "taken", reason } });
    await announce(transaction, "classes");
    return readRosterPlace(transaction, id);
  });
}
