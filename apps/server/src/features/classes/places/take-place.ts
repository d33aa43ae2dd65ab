import type { ReplyOf, RequestOf } from "@dripstone/contract";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import type { Once } from "../../../idempotency/once.ts";
import { hasHadItsLessons, isOver } from "./is-over.ts";
import { lockClass } from "./lock-class.ts";
import { orderConfirmation } from "./order-letters.ts";

type Registration = RequestOf<"POST /classes/{id}/place">["body"] & { id: string };

/** Registers somebody for a class. Fifty who want the last place are looked at one after another: one has it, and the others wait in their order. */
export function takePlace(
  deps: Pick<Deps, "clock" | "mail">,
  { user, once }: Pick<Caller, "user"> & { once: Once },
  { id: classId, age, ...family }: Registration,
): Promise<ReplyOf<"POST /classes/{id}/place">> {
  return once(async (transaction) => {
    const found = await lockClass(transaction, classId);
    const now = deps.clock();
    const isPast =
      (await isOver(transaction, found.semesterId, now)) || (await hasHadItsLessons(transaction, classId, now));
    if (found.state !== "open" || isPast) throw new ApiError("CLASS_NOT_OPEN");
    await refuseOtherAges(transaction, found.programId, age);
    const own = await transaction
      .selectFrom("classPlaces")
      .where("classId", "=", classId)
      .where("userId", "=", user.id)
      .where("state", "<>", "given-up")
      .select("id")
      .executeTakeFirst();
    if (own) throw new ApiError("ALREADY_IN_CLASS");
    const state = found.waiting === 0 && found.taken < found.places ? ("taken" as const) : ("waiting" as const);
    const { id: placeId } = await transaction
      .insertInto("classPlaces")
      .values({ ...family, classId, userId: user.id, state, priceCents: found.priceCents, at: deps.clock() })
      .returning("id")
      .executeTakeFirstOrThrow();
    await orderConfirmation({ ...deps, db: transaction }, { userId: user.id, placeId, news: "registered" });
    await announce(transaction, "classes");
    return { state, before: state === "taken" ? null : found.waiting };
  });
}

async function refuseOtherAges(transaction: Database, programId: string, age: number): Promise<void> {
  const { ageFrom: min, ageTo: max } = await transaction
    .selectFrom("programs")
    .where("id", "=", programId)
    .select(["ageFrom", "ageTo"])
    .executeTakeFirstOrThrow();
  if (age < min || age > max) {
    throw new ApiError("INVALID_INPUT", { fields: { age: { code: "AGE_OUT_OF_RANGE", min, max } } });
  }
}
