import type { TutorCaps } from "@dripstone/contract/tutor/models/payloads";
import type { Audit } from "../../../audit/audit.ts";
import { stepsOf } from "../../../audit/steps-of.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { readCaps } from "./caps.ts";

/** Says how much students may ask and what the site may spend; it holds from the next message on. */
export function setCaps({ db }: Pick<Deps, "db">, { audit }: { audit: Audit }, caps: TutorCaps): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const before = await readCaps(transaction);
    await transaction
      .insertInto("tutorLimits")
      .values(caps)
      .onConflict((conflict) => conflict.column("onlyOne").doUpdateSet(caps))
      .execute();
    await audit(transaction, { subject: "tutor-limits", details: stepsOf(before, caps) });
  });
}
