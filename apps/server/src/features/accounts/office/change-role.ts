import type { RoleRefusal } from "@dripstone/contract/accounts/office/payloads";
import type { Role } from "@dripstone/contract/accounts/payloads";
import type { Audit } from "../../../audit/audit.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { isLastAdmin } from "../../../people/last-admin.ts";
import { findUserLocked, type UserRow } from "../../../people/lock-user.ts";
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
    const refusal = await roleRefusal(transaction, user, role, clock());
    if (refusal) throw new ApiError(refusal);
    await transaction.updateTable("users").set({ role }).where("id", "=", id).execute();
    await audit(transaction, { subject: id, details: { from: user.role, to: role } });
    return presentListed({ ...user, role });
  });
}

type Judged = Pick<UserRow, "id" | "role" | "active" | "birthMonth">;

/** Why somebody cannot be given a role; null where they can. */
export async function roleRefusal(db: Database, user: Judged, role: Role, now: Date): Promise<RoleRefusal | null> {
  if (role !== "student" && (!user.active || !mayBeParent(user, now))) return "ACCOUNT_NOT_OPEN";
  return role !== "admin" && (await isLastAdmin(db, user)) ? "LAST_ADMIN" : null;
}
