import type { Audit } from "../../../audit/audit.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { untellAll } from "../../../notices/tell.ts";
import { contactAssigned } from "./notices.ts";

/** Deletes a message with its answers, as when its sender asks for that. */
export function deleteMessage(
  { db }: Pick<Deps, "db">,
  { audit }: Pick<Caller, "user"> & { audit: Audit },
  { id }: { id: string },
): Promise<Record<string, never>> {
  return inTransaction(db, async (transaction) => {
    const gone = await transaction
      .deleteFrom("contactMessages")
      .where("id", "=", id)
      .returning("id")
      .executeTakeFirst();
    if (!gone) throw new ApiError("NOT_FOUND");
    await untellAll(transaction, [contactAssigned], id);
    await audit(transaction, { subject: id });
    return {};
  });
}
