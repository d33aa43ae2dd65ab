import { type BirthMonth, isGrownUp, needsParent } from "@dripstone/contract/accounts/age";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { Mailbox, parentConsents, Role } from "@dripstone/contract/accounts/payloads";
import { DAY_MS } from "@dripstone/contract/durations";
import type { Access } from "@dripstone/contract/endpoint";
import { ApiError } from "../../http/errors.ts";
import type { UserRow } from "../../people/lock-user.ts";

type Child = {
  /** `YYYY-MM-DD`; null for accounts that the office has made. */
  birthMonth: string | null;
  parentSaid: string | null;
};

type Asking = Child & { emailVerifiedAt: Date | null; mailbox: Mailbox; joinedAt: Date };

type Account = Child & { active: boolean; emailVerifiedAt: Date | null };

/** Whether the law asks for a parent's consent at an instant, and what the parent said; who has grown old enough needs none. */
export function parentConsentOf({ birthMonth, parentSaid }: Child, now: Date): (typeof parentConsents)[number] {
  if (birthMonth === null) return "notNeeded";
  if (!needsParent(monthOf(birthMonth), now)) return "notNeeded";
  if (parentSaid === "yes") return "given";
  return parentSaid === "no" ? "refused" : "waiting";
}

function monthOf(birthMonth: string): BirthMonth {
  const [year = 0, month = 0] = birthMonth.split("-").map(Number);
  return { year, month };
}

/**
 * When a child's account goes, if no parent has said yes by then; null where none has to. The days count from when the parent could
 * be asked: from the confirmation of the child's own address, or from the registration with the parent's.
 */
export function consentDueAt(account: Asking, now: Date): Date | null {
  const { emailVerifiedAt, mailbox, joinedAt } = account;
  const askedAt = emailVerifiedAt ?? (mailbox === "parent" ? joinedAt : null);
  if (!askedAt || parentConsentOf(account, now) !== "waiting") return null;
  return new Date(askedAt.getTime() + accountLimits.CONSENT_WAIT_DAYS * DAY_MS);
}

/** Whether somebody may call themselves a parent; accounts that the office has made are grown up. */
export function mayBeParent({ birthMonth }: Pick<Child, "birthMonth">, now: Date): boolean {
  return birthMonth === null || isGrownUp(monthOf(birthMonth), now);
}

/** Refuses a login with the right password, and says why. */
export function refuseLogin(account: Account & Pick<UserRow, "mailbox">, now: Date): void {
  if (!account.active) throw new ApiError("ACCOUNT_DEACTIVATED");
  // A child without a mailbox has no letter to look for: the parent has it.
  if (!account.emailVerifiedAt)
    throw new ApiError(account.mailbox === "parent" ? "PARENT_NOT_ANSWERED" : "EMAIL_NOT_VERIFIED");
  if (parentConsentOf(account, now) === "refused") throw new ApiError("PARENT_REFUSED");
}

/** Refuses a call whose row asks for more than the account may do. */
export function refuseAccess(account: Account & { role: Role }, access: Exclude<Access, "anyone">, now: Date): void {
  if (isClosed(account, now)) throw new ApiError("NOT_SIGNED_IN");
  if (!account.emailVerifiedAt) throw new ApiError("EMAIL_NOT_VERIFIED");
  if (!mayPass[access].includes(account.role)) throw new ApiError("NOT_ALLOWED");
  if (access === "member" && !isMember(account, now)) throw new ApiError("PARENT_CONSENT_NEEDED");
}

const mayPass: Record<Exclude<Access, "anyone">, readonly Role[]> = {
  user: ["student", "teacher", "admin"],
  member: ["student", "teacher", "admin"],
  teacher: ["teacher", "admin"],
  admin: ["admin"],
};

/** Whether the office or a parent has closed an account. */
export function isClosed(account: Omit<Account, "emailVerifiedAt">, now: Date): boolean {
  return !account.active || parentConsentOf(account, now) === "refused";
}

/** Whether somebody may post, upload and chat. */
export function isMember(child: Child, now: Date): boolean {
  const consent = parentConsentOf(child, now);
  return consent === "notNeeded" || consent === "given";
}
