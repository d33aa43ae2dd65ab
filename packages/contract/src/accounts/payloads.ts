import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { text } from "../text.ts";
import { galleryAvatars } from "./avatars.ts";
import { accountLimits, PASSWORD_SPECIAL_CHARACTERS } from "./limits.ts";
import { named } from "./named.ts";

export const roles = ["student", "teacher", "admin"] as const;

export type Role = (typeof roles)[number];

/** What somebody without an office is called: the same to every rule. */
export const familyRoles = ["student", "parent"] as const;

export type FamilyRole = (typeof familyRoles)[number];

/** Whose mailbox stands behind an account's address: a child may have none of its own, and use a parent's. */
export const mailboxes = ["own", "parent"] as const;

export type Mailbox = (typeof mailboxes)[number];

/** An address; full-width letters, as a Chinese input method leaves them, are made plain. */
export const email = text({ max: accountLimits.EMAIL_MAX, required: "EMAIL_REQUIRED", form: "NFKC" }).pipe(
  z.email({ error: "EMAIL_INVALID" }),
);

/** What somebody is called, in whatever script. */
export const personName = named({ max: accountLimits.NAME_MAX, required: "NAME_REQUIRED" });

/** A line about a person that may stay empty. */
const personLine = (max: number) => named({ min: 0, max });

/** The rules for a new password, each with its code, in the order in which they are told. */
const passwordRules: readonly [code: string, keeps: (password: string) => boolean][] = [
  ["PASSWORD_NEEDS_UPPERCASE", (password) => /\p{Lu}/u.test(password)],
  ["PASSWORD_NEEDS_LOWERCASE", (password) => /\p{Ll}/u.test(password)],
  ["PASSWORD_NEEDS_NUMBER", (password) => /\p{Nd}/u.test(password)],
  ["PASSWORD_NEEDS_SPECIAL", (password) => [...password].some((it) => PASSWORD_SPECIAL_CHARACTERS.includes(it))],
  ["PASSWORD_HAS_SPACE", (password) => !/\s/u.test(password)],
];

/**
 * A new password; never trimmed, never cut. That it is not a common one (`PASSWORD_TOO_COMMON`) is found out with dictionaries, which
 * stand in `packages/passwords`: server and form ask there.
 */
export const newPassword = z.string({ error: "PASSWORD_REQUIRED" }).check((context) => {
  const input = context.value;
  const length = [...input].length;
  const { PASSWORD_MIN: minimum, PASSWORD_MAX: maximum } = accountLimits;
  if (length === 0) {
    context.issues.push({ code: "custom", message: "PASSWORD_REQUIRED", input });
    return;
  }
  if (length < minimum) {
    context.issues.push({ code: "too_small", origin: "string", minimum, message: "PASSWORD_TOO_SHORT", input });
  }
  if (length > maximum) {
    context.issues.push({ code: "too_big", origin: "string", maximum, message: "FIELD_TOO_LONG", input });
    return;
  }
  for (const [message, keeps] of passwordRules) {
    if (!keeps(input)) context.issues.push({ code: "custom", message, input });
  }
});

/** A password that exists already, however it was made: it is right or wrong, and never too short. */
const password = z.string({ error: "PASSWORD_REQUIRED" }).check((context) => {
  const input = context.value;
  const { PASSWORD_MAX: maximum } = accountLimits;
  const length = [...input].length;
  if (length === 0) context.issues.push({ code: "custom", message: "PASSWORD_REQUIRED", input });
  else if (length > maximum) {
    context.issues.push({ code: "too_big", origin: "string", maximum, message: "FIELD_TOO_LONG", input });
  }
});

/** The login form alone asks for so many characters. */
const loginPassword = password.check((context) => {
  const input = context.value;
  const { LOGIN_PASSWORD_MIN: minimum } = accountLimits;
  const length = [...input].length;
  if (length > 0 && length < minimum) {
    context.issues.push({ code: "too_small", origin: "string", minimum, message: "PASSWORD_TOO_SHORT", input });
  }
});

export const loginPayload = z.strictObject({ email, password: loginPassword, rememberMe: z.boolean().default(false) });

export const registerPayload = z.strictObject({
  name: personName,
  email,
  password: newPassword,
  /** When somebody was born; asked of everybody in the same words. */
  birthYear: z
    .int({ error: "BIRTH_REQUIRED" })
    .min(1900, { error: "FIELD_INVALID" })
    .max(2100, { error: "FIELD_INVALID" }),
  /** From 1. */
  birthMonth: z.int({ error: "BIRTH_REQUIRED" }).min(1, { error: "FIELD_INVALID" }).max(12, { error: "FIELD_INVALID" }),
  /** What somebody wants to be called; `parent` only who is grown up. */
  familyRole: z.enum(familyRoles, { error: "FIELD_INVALID" }).default("student"),
  /** Of whom `needsParent` tells, `email` may be a parent's: then the one letter there confirms the address and asks for consent. */
  mailbox: z.enum(mailboxes, { error: "FIELD_INVALID" }).default("own"),
  /** Needed of whom `needsParent` tells, where the mailbox is their own; otherwise not kept. */
  parentEmail: email.optional(),
  preferredLanguage: localeSchema,
  agreedToTerms: z.literal(true, { error: "TERMS_NOT_AGREED" }),
});

const token = z.string().min(1).max(100);

/** Of a mailed link. */
export const mailedToken = z.strictObject({ token });

export const verificationLink = z.strictObject({ email, token });

/** What a link for a password is found to be: `first` where the office has asked somebody in, who has had no password before. */
export const resetLook = z.object({ first: z.boolean() });

/**
 * Whoever confirms an address on a page of ours also shows that the waiting account is theirs: somebody else may have registered the
 * address, too. Without a password, the link or the code alone counts.
 */
const ownPassword = password.optional();

export const linkVerification = verificationLink.extend({
  password: ownPassword,
  /** Says that the browser itself shows it, by the cookie of its registration; refused if that is not the newest one. */
  registeredHere: z.literal(true, { error: "FIELD_INVALID" }).optional(),
});

export const verificationCode = z.strictObject({
  email,
  code: z
    .string({ error: "CODE_INVALID" })
    .trim()
    .regex(new RegExp(`^\\d{${accountLimits.VERIFICATION_CODE_DIGITS}}$`), { error: "CODE_INVALID" }),
  password: ownPassword,
});

export const addressPayload = z.strictObject({ email });

export const resetPayload = z.strictObject({ email, token, password: newPassword });

export const changePasswordPayload = z.strictObject({ currentPassword: password, newPassword });

/** What somebody tells about themselves; what is left out stays as it is. */
export const profilePayload = z
  .strictObject({
    name: personName,
    firstName: personLine(accountLimits.NAME_MAX),
    lastName: personLine(accountLimits.NAME_MAX),
    school: personLine(accountLimits.SCHOOL_MAX),
    grade: personLine(accountLimits.GRADE_MAX),
    preferredLanguage: localeSchema,
    familyRole: z.enum(familyRoles, { error: "FIELD_INVALID" }),
    avatar: z.enum(galleryAvatars, { error: "FIELD_INVALID" }),
  })
  .partial()
  .refine((fields) => Object.values(fields).some((value) => value !== undefined), { error: "FIELD_REQUIRED" });

export const changeEmailPayload = z.strictObject({ email, password });

/** What is irrevocable, or shows everything, asks for the password once more. */
export const passwordProof = z.strictObject({ password });

export const parentEmailPayload = z.strictObject({ parentEmail: email });

export const parentAnswers = ["yes", "no"] as const;

export type ParentAnswer = (typeof parentAnswers)[number];

export const parentAnswerPayload = z.strictObject({
  token,
  answer: z.enum(parentAnswers, { error: "FIELD_REQUIRED" }),
});

/** What a parent is shown before the answer, and afterwards. */
export const parentRequest = z.object({
  /** The child's name and address on the site. */
  name: z.string(),
  email: z.string(),
  /** `parent` where the address is the parent's own: then nothing is open before a yes. */
  mailbox: z.enum(mailboxes),
  joinDate: z.iso.datetime(),
  /** Null until the parent has answered. */
  answer: z.enum(parentAnswers).nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** When a refused account goes for good. */
  deletionDate: z.iso.datetime().nullable(),
});

/** An open session, as its owner sees it. */
export const openSession = z.object({
  id: z.uuid(),
  /** Such as `Firefox`; empty if it is not known. */
  browser: z.string(),
  /** Such as `Windows`; empty if it is not known. */
  system: z.string(),
  createdAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
});

export type OpenSession = z.infer<typeof openSession>;

/**
 * What became of the parent's question: `notNeeded` for whoever is old enough, `waiting` until the parent has said something.
 */
export const parentConsents = ["notNeeded", "waiting", "given", "refused"] as const;

/** An account as its owner sees it. */
export const user = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Id of an avatar of the gallery, or of an uploaded one. */
  avatar: z.string(),
  school: z.string(),
  grade: z.string(),
  role: z.enum(roles),
  emailVerified: z.boolean(),
  active: z.boolean(),
  reputation: z.int(),
  lastLogin: z.iso.datetime().nullable(),
  joinDate: z.iso.datetime(),
  preferredLanguage: localeSchema,
  parentConsent: z.enum(parentConsents),
  mailbox: z.enum(mailboxes),
  /** Null for who is not grown up: always a student. */
  familyRole: z.enum(familyRoles).nullable(),
  /** When the account of a child goes if no parent has said yes by then; null where none has to. */
  consentDueDate: z.iso.datetime().nullable(),
  /** The address that takes the place of `email` as soon as it is confirmed. */
  pendingEmail: z.string().nullable(),
  /** When the account will be deleted, if its owner asked for that. */
  deletionDate: z.iso.datetime().nullable(),
});

export type User = z.infer<typeof user>;
