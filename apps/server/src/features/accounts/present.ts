import type { Role, User } from "@dripstone/contract/accounts/payloads";
import { defaultLocale, type Locale, locales } from "@dripstone/contract/locale";
import type { Selectable } from "kysely";
import type { Users } from "../../database/generated.ts";

/** An account as its owner sees it. */
export function presentUser(row: Selectable<Users>): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    avatar: row.avatar,
    school: row.school,
    grade: row.grade,
    role: row.role as Role,
    emailVerified: row.emailVerifiedAt !== null,
    active: row.active,
    reputation: row.reputation,
    lastLogin: row.lastLoginAt?.toISOString() ?? null,
    joinDate: row.joinedAt.toISOString(),
    preferredLanguage: localeOf(row.preferredLanguage),
  };
}

/** A stored language as the contract's type; the column takes no other. */
export function localeOf(stored: string): Locale {
  return locales.find((locale) => locale === stored) ?? defaultLocale;
}
