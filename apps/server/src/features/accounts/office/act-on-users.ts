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
      const judged = await judge[act](transaction, user, { now: deps.clock(), leaving: [] });
      if (judged !== "done") return judged;
      await acts[act]({ ...deps, db: transaction }, user);
      await audit(transaction, { subject: id, details: { act, ...steps[act] } });
      return judged;
    });
    results.push({ id, outcome });
  }
  // That somebody has tried is a deed, too.
  if (results.every(({ outcome }) => outcome !== "done")) await audit(deps.db, { subject: act, details: { done: 0 } });
  return results;
}

/** How an act would go with each account, in their order: who is touched before another counts as touched already. Changes nothing. */
export async function checkAct({ db, clock }: Pick<Deps, "db" | "clock">, { act, users }: Asked): Promise<ActResult[]> {
  const ids = [...new Set(users)];
  const rows = await db.selectFrom("users").selectAll().where("id", "in", ids).execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const [results, leaving]: [ActResult[], string[]] = [[], []];
  for (const id of ids) {
    const user = rowOf.get(id);
    const outcome = user ? await judge[act](db, user, { now: clock(), leaving }) : "not-found";
    if (outcome === "done") leaving.push(id);
    results.push({ id, outcome });
  }
  return results;
}

/** `leaving`: who would be gone already when it comes to this one. */
type Judging = { now: Date; leaving: readonly string[] };

const judge: Record<UserAct, (db: Database, user: UserRow, judging: Judging) => Promise<Outcome> | Outcome> = {
  activate: (_, user) => (user.active ? "unchanged" : "done"),

  async deactivate(db, user, { leaving }) {
    if (!user.active) return "unchanged";
    return (await isLastAdmin(db, user, leaving)) ? "last-admin" : "done";
  },

  /** Where the address is a parent's, only the parent's answer confirms it. */
  "verify-email"(_, user, { now }) {
    if (user.emailVerifiedAt) return "unchanged";
    return user.mailbox === "parent" && parentConsentOf(user, now) !== "given" ? "waits-for-parent" : "done";
  },

  async "unverify-email"(db, user, { leaving }) {
    if (!user.emailVerifiedAt) return "unchanged";
    return (await isLastAdmin(db, user, leaving)) ? "last-admin" : "done";
  },
};

const acts: Record<UserAct, (deps: Parts, user: UserRow) => Promise<unknown>> = {
  activate: ({ db }, user) => setActive(db, user, true),

  /** Ends the sessions at once. */
  async deactivate({ db }, user) {
    await setActive(db, user, false);
    await endSessions(db, { userId: user.id });
  },

  "verify-email": (deps, user) => markVerified(deps, user.id),

  "unverify-email": ({ db }, user) =>
    db.updateTable("users").set({ emailVerifiedAt: null }).where("id", "=", user.id).execute(),
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
