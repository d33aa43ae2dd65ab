import type { User } from "@dripstone/contract/accounts/payloads";
import type { Selectable } from "kysely";
import type { DB } from "../../../database/schema.ts";
import { consentDueAt, mayBeParent, parentConsentOf } from "../policy.ts";

type Row = Selectable<DB["users"]> & { pendingEmail: string | null };

/** An account as its owner sees it at an instant. */
export function presentUser(row: Row, now: Date): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    avatar: row.avatar,
    school: row.school,
    grade: row.grade,
    role: row.role,
    emailVerified: row.emailVerifiedAt !== null,
    active: row.active,
    reputation: row.reputation,
    lastLogin: row.lastLoginAt?.toISOString() ?? null,
    joinDate: row.joinedAt.toISOString(),
    preferredLanguage: row.preferredLanguage,
    parentConsent: parentConsentOf(row, now),
    mailbox: row.mailbox,
    familyRole: mayBeParent(row, now) ? row.familyRole : null,
    consentDueDate: consentDueAt(row, now)?.toISOString() ?? null,
    pendingEmail: row.pendingEmail,
    deletionDate: row.deletionDueAt?.toISOString() ?? null,
  };
}
