import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { text } from "../text.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { accountLimits, PASSWORD_SPECIAL_CHARACTERS } from "./limits.ts";

export const roles = ["student", "teacher", "admin"] as const;

export type Role = (typeof roles)[number];

/** An address; full-width letters, as a Chinese input method leaves them, are made plain. */
const email = text({ max: accountLimits.EMAIL_MAX, required: "EMAIL_REQUIRED" })
  .normalize("NFKC")
  .pipe(z.email({ error: "EMAIL_INVALID" }).max(accountLimits.EMAIL_MAX, { error: "FIELD_TOO_LONG" }));

/**
 * What a name may not hold: control characters and line breaks, invisible and direction-changing marks, unassigned characters,
 * and towers of accents.
 */
const notInNames = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|\p{M}{4}/u;

/** What somebody is called, in whatever script. */
const personName = text({ max: accountLimits.NAME_MAX, required: "NAME_REQUIRED" })
  .normalize("NFC")
  .refine((name) => !notInNames.test(name), { error: "FIELD_INVALID" });

/** The rules for a new password, each with its code, in the order in which they are told. */
const passwordRules: readonly [code: string, keeps: (password: string) => boolean][] = [
  ["PASSWORD_NEEDS_UPPERCASE", (password) => /\p{Lu}/u.test(password)],
  ["PASSWORD_NEEDS_LOWERCASE", (password) => /\p{Ll}/u.test(password)],
  ["PASSWORD_NEEDS_NUMBER", (password) => /\p{Nd}/u.test(password)],
  ["PASSWORD_NEEDS_SPECIAL", (password) => [...password].some((it) => PASSWORD_SPECIAL_CHARACTERS.includes(it))],
  ["PASSWORD_HAS_SPACE", (password) => !/\s/u.test(password)],
  ["PASSWORD_TOO_COMMON", (password) => !isCommonPassword(password)],
];

/** A new password; never trimmed, never cut. */
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

export const loginPayload = z.strictObject({
  email,
  password: z.string({ error: "PASSWORD_REQUIRED" }).check((context) => {
    const input = context.value;
    const { LOGIN_PASSWORD_MIN: minimum, PASSWORD_MAX: maximum } = accountLimits;
    const length = [...input].length;
    if (length === 0) context.issues.push({ code: "custom", message: "PASSWORD_REQUIRED", input });
    else if (length < minimum) {
      context.issues.push({ code: "too_small", origin: "string", minimum, message: "PASSWORD_TOO_SHORT", input });
    } else if (length > maximum) {
      context.issues.push({ code: "too_big", origin: "string", maximum, message: "FIELD_TOO_LONG", input });
    }
  }),
  rememberMe: z.boolean().default(false),
});

export const registerPayload = z.strictObject({
  name: personName,
  email,
  password: newPassword,
  preferredLanguage: localeSchema,
  agreedToTerms: z.literal(true, { error: "TERMS_NOT_AGREED" }),
});

export const verificationLink = z.strictObject({ email, token: z.string().min(1).max(100) });

export const verificationCode = z.strictObject({
  email,
  code: z
    .string({ error: "CODE_INVALID" })
    .trim()
    .regex(new RegExp(`^\\d{${accountLimits.VERIFICATION_CODE_DIGITS}}$`), { error: "CODE_INVALID" }),
});

export const resendPayload = z.strictObject({ email });

/** An account as its owner sees it. */
export const user = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Id of an avatar of the gallery. */
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
});

export type User = z.infer<typeof user>;
