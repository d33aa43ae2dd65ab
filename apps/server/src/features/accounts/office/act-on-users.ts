import type { UserAct } from "@dripstone/contract/accounts/office/list";
import type { ActResult } from "@dripstone/contract/accounts/office/payloads";
import type { Audit } from "../../../audit/audit.ts";
import { stepsOf } from "../../../audit/steps-of.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { isLastAdmin } from "../../../people/last-admin.ts";
import { findUserLocked, type UserRow } from "../../../people/lock-user.ts";
import { parentConsentOf } from "../policy.ts";
import { endSessions } from "../sessions/sessions.ts";
import { markVerified } from "../verification/mark-verified.ts";

type Parts = Pick<Deps, "db" | "clock" | "mail" | "joined">;
type Asked = { act: UserAct; users: readonly string[] };
type Outcome = ActResult["outcome"];

/** Does an act to several accounts, each for itself: what is refused of one is done with the others. Tells how it went with each. */
export async function actOnUsers(
  deps: Parts,
  { audit }: { audit: Audit },
  { act, users }: Asked,
): Promise<ActResult[]> {
  const results: ActResult[] = [];
  for (const id of new Set(users)) {
    const outcome = await inTransaction(deps.db, async (transaction) => {
      const user = await findUserLocked(transaction, { id });
      if (!user) return "not-found";
      const done = await acts[act]({ ...deps, db: transaction }, user);
      if (done === "done") await audit(transaction, { subject: id, details: { act, ...steps[act] } });
      return done;
    });
    results.push({ id, outcome });
  }
  // That somebody has tried is a deed, too.
  if (results.every(({ outcome }) => outcome !== "done")) await audit(deps.db, { subject: act, details: { done: 0 } });
  return results;
}

const acts: Record<UserAct, (deps: Parts, user: UserRow) => Promise<Outcome>> = {
  async activate({ db }, user) {
    if (user.active) return "unchanged";
    await setActive(db, user, true);
    return "done";
  },

  /** Ends the sessions at once. */
  async deactivate({ db }, user) {
    if (!user.active) return "unchanged";
    if (await isLastAdmin(db, user)) return "last-admin";
    await setActive(db, user, false);
    await endSessions(db, { userId: user.id });
    return "done";
  },

  /** Where the address is a parent's, only the parent's answer confirms it. */
  async "verify-email"(deps, user) {
    if (user.emailVerifiedAt) return "unchanged";
    if (user.mailbox === "parent" && parentConsentOf(user, deps.clock()) !== "given") return "waits-for-parent";
    await markVerified(deps, user.id);
    return "done";
  },

  async "unverify-email"({ db }, user) {
    if (!user.emailVerifiedAt) return "unchanged";
    if (await isLastAdmin(db, user)) return "last-admin";
    await db.updateTable("users").set({ emailVerifiedAt: null }).where("id", "=", user.id).execute();
    return "done";
  },
};

/** What each changes where it is done at all. */
const steps: Record<UserAct, Record<string, string>> = {
  activate: stepsOf({ accountActive: false }, { accountActive: true }),
  deactivate: stepsOf({ accountActive: true }, { accountActive: false }),
  "verify-email": stepsOf({ emailVerified: false }, { emailVerified: true }),
  "unverify-email": stepsOf({ emailVerified: true }, { emailVerified: false }),
};

const setActive = (db: Database, { id }: UserRow, active: boolean) =>
  db.updateTable("users").set({ active }).where("id", "=", id).execute();
