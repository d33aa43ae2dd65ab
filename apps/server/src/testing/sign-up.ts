import { emailKey } from "@dripstone/contract/accounts/addresses";
import type { Role, User } from "@dripstone/contract/accounts/payloads";
import type { Locale } from "@dripstone/contract/locale";
import type { Database } from "../database/connect.ts";
import { hashSecret } from "../features/accounts/password/password.ts";
import { readOwnAccount } from "../features/accounts/profile/own-account.ts";
import { openSession } from "../features/accounts/sessions/sessions.ts";

export type SignUpOptions = {
  email?: string;
  name?: string;
  password?: string;
  role?: Role;
  verified?: boolean;
  active?: boolean;
  rememberMe?: boolean;
  preferredLanguage?: Locale;
  /** `YYYY-MM-01`; none unless told, as with accounts that the office has made. */
  birthMonth?: string;
};

export type SignedUp = { user: User; token: string; password: string };

/** The password of everybody whom a test signs up without one. */
export const TEST_PASSWORD = "Lime5tone!cave";

/** Adds an account and opens a session for it; an active student with a verified address unless told. */
export async function signUp(db: Database, now: Date, options: SignUpOptions = {}): Promise<SignedUp> {
  people += 1;
  const { name = `Student ${people}`, email = `student-${people}@example.com`, role = "student" } = options;
  const { verified = true, active = true, rememberMe = false, preferredLanguage = "en" } = options;
  const { password = TEST_PASSWORD, birthMonth = null } = options;
  const row = await db
    .insertInto("users")
    .values({
      email,
      emailKey: emailKey(email),
      name,
      role,
      active,
      preferredLanguage,
      birthMonth,
      passwordHash: await hashOf(password),
      emailVerifiedAt: verified ? now : null,
      joinedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const token = await openSession(db, { userId: row.id, remembered: rememberMe, now });
  return { user: await readOwnAccount(db, row.id, now), token, password };
}

let people = 0;
let usualHash: Promise<string> | undefined;

/** Hashing is slow on purpose; the usual password is hashed once. */
function hashOf(password: string): Promise<string> {
  if (password !== TEST_PASSWORD) return hashSecret(password);
  usualHash ??= hashSecret(password);
  return usualHash;
}
