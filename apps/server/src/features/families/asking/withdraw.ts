import { sql } from "kysely";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { untellAll } from "../../../notices/tell.ts";
import { lockUser } from "../../../people/lock-user.ts";
import { familyAgreed, familyAsked } from "./kinds.ts";

/** Takes a parent's question back. A yes goes with it: asked anew, the child answers anew. A no stays said. */
export function withdraw({ db, clock }: Pick<Deps, "db" | "clock">, parentId: string, id: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, parentId);
    const withdrawn = await transaction
      .updateTable("familyLinks")
      .set({
        withdrawnAt: clock(),
        answer: sql`nullif(answer, 'yes')`,
        answeredAt: sql`case answer when 'no' then answered_at end`,
      })
      .where("id", "=", id)
      .where("parentId", "=", parentId)
      .where("withdrawnAt", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!withdrawn) throw new ApiError("NOT_FOUND");
    await untellAll(transaction, [familyAsked, familyAgreed], id);
  });
}
