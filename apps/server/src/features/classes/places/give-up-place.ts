import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import type { Once } from "../../../idempotency/once.ts";
import { lockClass } from "./lock-class.ts";
import { orderConfirmation } from "./order-confirmation.ts";

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
    for (let free = found.places - (await takenIn(transaction, classId)); free > 0; free -= 1) {
      if (!(await moveUp({ ...deps, db: transaction }, classId))) break;
    }
    await announce(transaction, "classes");
    return {};
  });
}

async function takenIn(transaction: Database, classId: string): Promise<number> {
  const { taken } = await transaction
    .selectFrom("classPlaces")
    .where("classId", "=", classId)
    .where("state", "=", "taken")
    .select(({ fn }) => fn.countAll<number>().as("taken"))
    .executeTakeFirstOrThrow();
  return taken;
}

async function moveUp(deps: Pick<Deps, "db" | "mail">, classId: string): Promise<boolean> {
  const { db: transaction } = deps;
  const next = await transaction
    .selectFrom("classPlaces")
    .where("classId", "=", classId)
    .where("state", "=", "waiting")
    .orderBy("number")
    .select(["id", "userId"])
    .limit(1)
    .executeTakeFirst();
  if (!next) return false;
  await transaction.updateTable("classPlaces").set({ state: "taken" }).where("id", "=", next.id).execute();
  await orderConfirmation(deps, { userId: next.userId, placeId: next.id });
  return true;
}
