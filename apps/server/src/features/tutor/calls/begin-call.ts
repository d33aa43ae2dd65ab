import type { TutorCaps } from "@dripstone/contract/tutor/models/payloads";
import { type Asked, builtIn, type Usage } from "@dripstone/tutor";
import { dayAt, nextMidnight } from "../../../calendar/day.ts";
import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import { tooMany } from "../caps/admit-message.ts";
import type { ServingModel } from "../models/serving-model.ts";
import { costOf } from "./cost.ts";
import { holdSpending } from "./hold-spending.ts";

/** Of a reply that was asked for: the model that writes it, if one does, and whether it would if there were something left to spend. */
export type Call = { id: string; model: ServingModel | null; isSpent: boolean };

type Begun = {
  userId: string;
  mode: Asked["mode"] | "try";
  now: Date;
  caps: TutorCaps;
  model: ServingModel | null;
  /** The most that the model may use. */
  most: Usage;
  /** The reply; none where an admin tries a model out. */
  messageId?: string;
};

/**
 * Notes that a reply is asked for, and holds what it may cost; whatever becomes of it, `settleCall` says so. Where too little is left, an admin has
 * said whether the built-in engine answers or nobody.
 */
export async function beginCall(
  transaction: Database,
  { userId, mode, now, caps, model, most, messageId }: Begun,
): Promise<Call> {
  const day = dayAt(now);
  const tokens = most.tokensIn + most.tokensOut;
  const money = model ? costOf(most, model) : 0;
  const spender = mode === "try" ? null : userId;
  const held = model && (await holdSpending(transaction, { userId: spender, day, tokens, money }, caps));
  const isSpent = held !== null && held !== "held";
  if (isSpent && (caps.whenSpent === "refuse" || mode === "try")) {
    throw held === "no-money" ? new ApiError("TUTOR_BUDGET_SPENT") : tooMany(await nextMidnight(transaction, now), now);
  }
  const { id } = await transaction
    .insertInto("tutorCalls")
    .values({
      ...{ userId, mode, messageId: messageId ?? null, at: now, day, state: "reserved" as const, engine: builtIn.name },
      ...(model &&
        held === "held" && {
          ...{ modelId: model.id, engine: model.label, priceIn: model.priceIn, priceOut: model.priceOut },
          ...{ tokensReserved: tokens, moneyReserved: money },
        }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, model: held === "held" ? model : null, isSpent };
}
