import type { Audit } from "../../../../audit/audit.ts";
import { orderStep } from "../../../../audit/steps-of.ts";
import { announce } from "../../../../changes/announce.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { ApiError } from "../../../../http/errors.ts";
import { lockPrograms } from "./lock-programs.ts";

/** The order belongs to all of them. */
const SUBJECT = "programs";

/** Puts the programs into another order, if they stand as they were seen: nobody has moved, added or deleted one meanwhile. */
export function orderPrograms(
  { db }: Pick<Deps, "db">,
  { audit }: { audit: Audit },
  { seen, order }: { seen: string[]; order: string[] },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const programs = await lockPrograms(transaction);
    if (programs.map(({ id }) => id).join() !== seen.join()) throw new ApiError("EDITED_MEANWHILE");
    for (const [sortOrder, id] of order.entries()) {
      await transaction.updateTable("programs").set({ sortOrder }).where("id", "=", id).execute();
    }
    await audit(transaction, { subject: SUBJECT, details: orderStep(seen, order) });
    await announce(transaction, "classes");
  });
}
