import { type Locale, languageTags } from "@dripstone/contract/locale";
import { pattern, textsIn } from "../texts.ts";

/** What the specification says word for word, in its sections 5 and 8. */
const specified = {
  loggedIn: "Login successful!",
  loggedOut: "Logged out successfully!",
  registered: "Registration successful! Please login.",
  registrationFailed: "Registration failed",
  emailRequired: "Email is required",
  emailInvalidAtLogin: "Email must be valid",
  emailInvalid: "Please enter a valid email address",
  nameRequired: "Name is required",
  passwordRequired: "Password is required",
  passwordTooShort: (min: number) => `Password must be at least ${min} characters`,
  passwordTooCommon: "Password is too common, please choose a stronger one",
  passwordsDiffer: "Passwords do not match",
  wrongCredentials: "Invalid email or password. Please check your credentials and try again.",
  deactivated: "Your account has been deactivated. Please contact support.",
  noConnection: "Unable to connect to server. Please check your internet connection.",
  tooMany: "Too many requests. Please wait a moment and try again.",
  loginFailed: "Login failed. Please try again.",
};

type PasswordPart =
  `PASSWORD_${"TOO_SHORT" | "NEEDS_UPPERCASE" | "NEEDS_LOWERCASE" | "NEEDS_NUMBER" | "NEEDS_SPECIAL"}`;

/** What the account screens say. */
const wordsIn = (locale: Locale) => {
  const t = textsIn(locale);
  return {
    email: t("accounts:fields.email"),
    password: t("accounts:fields.password"),
    confirmation: t("accounts:fields.confirmation"),
    name: t("accounts:fields.name"),
    code: t("accounts:fields.code"),
    month: t("accounts:age.birthMonth"),
    year: t("accounts:age.birthYear"),
    next: t("accounts:age.next"),
    bornRight: t("accounts:age.yes"),
    changeBirth: t("accounts:age.change"),
    bornAsked: pattern(t("accounts:age.right", { birth: "#" }), /.+/),
    birthRequired: t("fields:BIRTH_REQUIRED"),
    showPassword: t("accounts:password.show"),
    ownPassword: t("accounts:verify.password"),
    ownPasswordWrong: t("accounts:verify.passwordWrong"),
    registerAgain: t("accounts:verify.again"),
    in: t("accounts:verified.in"),
    toProblem: t("accounts:verified.start"),
    rememberMe: t("accounts:login.rememberMe"),
    agree: t("accounts:agreement.label"),
    logIn: t("accounts:login.send"),
    logOut: t("account.logout"),
    cancel: t("accounts:login.cancel"),
    leadsOn: t("accounts:login.leadsOn"),
    toRegister: t("accounts:login.register"),
    register: t("accounts:register.send"),
    confirm: t("accounts:verify.send"),
    confirmAddress: t("accounts:verify.confirm"),
    resend: t("accounts:resend.send"),
    resendWait: pattern(t("accounts:resend.wait", { seconds: "#" }), /\d+/),
    resent: t("accounts:resend.sent"),
    mailSubject: t("server-accounts:verify-email.subject"),
    knownSubject: t("server-accounts:account-exists.subject"),
    mailbox: t("accounts:mailbox.title"),
    otherAddress: t("accounts:forgot.other"),
    welcome: (name: string) => t("accounts:verified.welcome", { name }),
    accountOf: t("nav.account", { name: "" }).trim(),
    sessionEnded: t("session.ended"),
    sessionEndedWriting: t("session.endedWriting"),
    alreadyIn: t("session.alreadyIn"),
    notSignedIn: t("errors:NOT_SIGNED_IN"),
    retry: t("accounts:verify.retry"),
    stillMissing: (...parts: PasswordPart[]) =>
      t("accounts:password.missing", {
        parts: new Intl.ListFormat(languageTags[locale], { type: "conjunction" }).format(
          parts.map((part) => t(`accounts:password.parts.${part}`, { min: 8, special: "!@#$%^&*" })),
        ),
      }),
    passwordNeedsSpecial: t("fields:PASSWORD_NEEDS_SPECIAL"),
    nothingMissing: t("accounts:password.complete"),
    notAgreed: t("fields:TERMS_NOT_AGREED"),
    notVerified: t("refusals:EMAIL_NOT_VERIFIED"),
    notVerifiedHint: t("accounts:login.notVerifiedHint"),
    codeShape: t("fields:CODE_INVALID"),
    wrongCode: t("refusals:VERIFICATION_CODE_INVALID"),
    deadCode: t("refusals:VERIFICATION_CODE_EXPIRED"),
    usedLink: t("refusals:VERIFICATION_LINK_INVALID"),
    expiredLink: t("refusals:VERIFICATION_LINK_EXPIRED"),
    loggedIn: t("session.loggedIn"),
    loggedOut: t("session.loggedOut"),
    registered: t("accounts:register.succeeded"),
    registrationFailed: t("accounts:register.failed"),
    emailRequired: t("fields:EMAIL_REQUIRED"),
    emailInvalidAtLogin: t("accounts:login.emailInvalid"),
    emailInvalid: t("fields:EMAIL_INVALID"),
    nameRequired: t("fields:NAME_REQUIRED"),
    passwordRequired: t("fields:PASSWORD_REQUIRED"),
    passwordTooShort: (min: number) => t("fields:PASSWORD_TOO_SHORT", { min }),
    passwordTooCommon: t("fields:PASSWORD_TOO_COMMON"),
    passwordsDiffer: t("fields:PASSWORDS_DIFFER"),
    wrongCredentials: t("refusals:INVALID_CREDENTIALS"),
    deactivated: t("refusals:ACCOUNT_DEACTIVATED"),
    noConnection: t("errors:NETWORK_ERROR"),
    tooMany: t("errors:TOO_MANY_REQUESTS"),
    loginFailed: t("accounts:login.failed"),
  };
};

export type AccountWords = ReturnType<typeof wordsIn>;

export const accountWords: Record<Locale, AccountWords> = { en: { ...wordsIn("en"), ...specified }, ch: wordsIn("ch") };
