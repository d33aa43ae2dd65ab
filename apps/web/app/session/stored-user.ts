import type { FamilyRole, User } from "@dripstone/contract/accounts/payloads";

type Check = (value: unknown) => boolean;

/** Whether what the browser kept is a user with every field that pages show; one that an older release has kept may lack some. */
export function isUser(value: unknown): value is User {
  if (typeof value !== "object" || value === null) return false;
  const user = value as Record<string, unknown>;
  return Object.entries(checks).every(([field, check]) => check(user[field]));
}

const text: Check = (value) => typeof value === "string";
const flag: Check = (value) => typeof value === "boolean";
const date: Check = (value) => typeof value === "string" && !Number.isNaN(Date.parse(value));
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const oneOf =
  <Word extends string>(words: Record<Word, true>): Check =>
  (value) =>
    typeof value === "string" && Object.hasOwn(words, value);

// By hand, as the contract's schema would bring Zod into what every page loads; the types keep it whole.
const checks = {
  id: text,
  name: text,
  email: text,
  firstName: text,
  lastName: text,
  avatar: text,
  school: text,
  grade: text,
  role: oneOf<User["role"]>({ student: true, teacher: true, admin: true }),
  emailVerified: flag,
  active: flag,
  reputation: Number.isInteger,
  lastLogin: orNull(date),
  joinDate: date,
  preferredLanguage: oneOf<User["preferredLanguage"]>({ en: true, ch: true }),
  parentConsent: oneOf<User["parentConsent"]>({ notNeeded: true, waiting: true, given: true, refused: true }),
  mailbox: oneOf<User["mailbox"]>({ own: true, parent: true }),
  familyRole: orNull(oneOf<FamilyRole>({ student: true, parent: true })),
  consentDueDate: orNull(date),
  pendingEmail: orNull(text),
  deletionDate: orNull(date),
} satisfies Record<keyof User, Check>;
