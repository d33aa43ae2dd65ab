import type { AssignPayload } from "@dripstone/contract/contact/inbox/payloads";
import type { Audit } from "../../../audit/audit.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { tell, untell } from "../../../notices/tell.ts";
import { contactAssigned } from "./notices.ts";
import { colleagues } from "./read-message.ts";
import { takeUp } from "./take-up.ts";

type Call = Pick<Caller, "user"> & { audit: Audit };

/** Gives a message to a colleague, who is told, or to nobody. Whoever it was given to before, and is a teacher, sees it no more. */
export function assignMessage(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  { user, audit }: Call,
  { id, version, assignee }: AssignPayload & { id: string },
): Promise<Record<string, never>> {
  return inTransaction(db, async (transaction) => {
    const { name, assignedTo } = await takeUp(transaction, { user }, { id, version });
    if (assignee !== null && !(await colleagues(transaction)).some((colleague) => colleague.id === assignee)) {
      throw new ApiError("INVALID_INPUT", { fields: { assignee: { code: "FIELD_INVALID" } } });
    }
    await transaction.updateTable("contactMessages").set({ assignedTo: assignee }).where("id", "=", id).execute();
    if (assignedTo !== null) await untell(transaction, contactAssigned, { userId: assignedTo, subject: id });
    if (assignee !== null && assignee !== user.id) {
      await tell({ db: transaction, clock, mail }, contactAssigned, {
        userId: assignee,
        subject: id,
        about: { name, id },
      });
    }
    await audit(transaction, { subject: id, details: { assignee } });
    return {};
  });
}
