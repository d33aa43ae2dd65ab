import { announce } from "../../../changes/announce.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import type { Once } from "../../../idempotency/once.ts";
import { fillPlaces } from "./fill-places.ts";
import { isOver } from "./is-over.ts";
import { lockClass } from "./lock-class.ts";

/** Gives up a place, or a place in the line; who has waited longest moves up, and is told. */
export function giveUpPlace(
  deps: Pick<Deps, "clock" | "mail">,
  { user, once }: Pick<Caller, "user"> & { once: Once },
  { id: classId }: { id: string },
): Promise<Record<string, never>> {
  return once(async (transaction) => {
    const found = await lockClass(transaction, classId);
    const given = await transaction
      .updateTable("classPlaces")
      .set({ state: "given-up" })
      .where("classId", "=", classId)
      .where("userId", "=", user.id)
      .where("state", "<>", "given-up")
      .returning(({ ref }) => [ref("id").as("id")])
      .executeTakeFirst();
    if (!given) throw new ApiError("NOT_FOUND");
    if (!(await isOver(transaction, found.semesterId, deps.clock()))) {
      await fillPlaces({ ...deps, db: transaction }, found);
    }
    await announce(transaction, "classes");
    return {};
  });
}
