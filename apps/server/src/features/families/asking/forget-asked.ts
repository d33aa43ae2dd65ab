import { DAY_MS } from "@dripstone/contract/durations";
import { familyLimits } from "@dripstone/contract/families/limits";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { untellAll } from "../../../notices/tell.ts";
import { familyAsked } from "./kinds.ts";

/** Forgets the questions that have no yes when their time is over: all at the same age, so that this tells the parent nothing either. */
export function forgetAsked({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - familyLimits.FAMILY_ASKED_DAYS * DAY_MS);
  return inTransaction(db, async (transaction) => {
    const forgotten = await transaction
      .deleteFrom("familyLinks")
      .where("askedAt", "<=", before)
      .where(({ or, eb }) =>
        or([
          eb("answer", "is", null),
          eb("answer", "=", "no"),
          eb("childId", "is", null),
          eb("withdrawnAt", "is not", null),
        ]),
      )
      .returning("id")
      .execute();
    for (const { id } of forgotten) await untellAll(transaction, [familyAsked], id);
  });
}
