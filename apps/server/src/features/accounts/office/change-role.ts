import type { Role } from "@dripstone/contract/accounts/payloads";
import type { Audit } from "../../../audit/audit.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { refuseLastAdmin } from "../../../people/last-admin.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { mayBeParent } from "../policy.ts";
import { presentListed } from "./present.ts";

/** Gives somebody a role. Who is not grown up, or cannot log in, gets no office: it would be nobody's. */
export function changeRole(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { audit }: { audit: Audit },
  { id, role }: { id: string; role: Role },
) {
  return inTransaction(db, async (transaction) => {
    const user = await findUserLocked(transaction, { id });
    if (!user) throw new ApiError("NOT_FOUND");
    if (role !== "student" && (!user.active || !mayBeParent(user, clock()))) throw new ApiError("ACCOUNT_NOT_OPEN");
    if (role !== "admin") await refuseLastAdmin(transaction, user);
    await transaction.updateTable("users").set({ role }).where("id", "=", id).execute();
    await audit(transaction, { subject: id, details: { from: user.role, to: role } });
    return presentListed({ ...user, role });
  });
}
