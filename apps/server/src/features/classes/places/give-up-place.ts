import { announce } from "../../../changes/announce.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import type { Once } from "../../../idempotency/once.ts";
import { untell } from "../../../notices/tell.ts";
import { fillPlaces } from "./fill-places.ts";
import { isOver } from "./is-over.ts";
import { lockClass } from "./lock-class.ts";
import { orderFarewell } from "./order-letters.ts";
import { spotOpened } from "./spot-opened.ts";

/** Gives up a place, or a place in the line, and writes so to the family; who has waited longest moves up, and is told. */
export function giveUpPlace(
  deps: Pick<Deps, "clock" | "mail">,
  { user, once }: Pick<Caller, "user"> & { once: Once },
  { id: classId }: { id: string },
): Promise<Record<string, never>> {
  return once(async (transaction) => {
    const found = await lockClass(transaction, classId);
    const place = await transaction
      .selectFrom("classPlaces")
      .where("classId", "=", classId)
      .where("userId", "=", user.id)
      .where("state", "<>", "given-up")
      .select(["id", "state"])
      .executeTakeFirst();
    if (!place || place.state === "given-up") throw new ApiError("NOT_FOUND");
    await transaction.updateTable("classPlaces").set({ state: "given-up" }).where("id", "=", place.id).execute();
    const parts = { ...deps, db: transaction };
    await orderFarewell(parts, { userId: user.id, placeId: place.id, held: place.state });
    await untell(transaction, spotOpened, { userId: user.id, subject: classId });
    if (!(await isOver(transaction, found.semesterId, deps.clock()))) {
      await fillPlaces(parts, found);
    }
    await announce(transaction, "classes");
    return {};
  });
}
