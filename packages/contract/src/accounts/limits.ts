/** Limits of accounts. Lengths count code points after trimming. */
export const accountLimits = {
  /** Enough for the longest address that mail servers take. */
  EMAIL_MAX: 254,
  NAME_MAX: 80,
  /** What the login form asks for; older accounts may have short passwords. */
  LOGIN_PASSWORD_MIN: 6,
  PASSWORD_MIN: 8,
  PASSWORD_MAX: 200,
  VERIFICATION_CODE_DIGITS: 6,
  /** Wrong codes after which a code is dead. */
  VERIFICATION_CODE_TRIES: 5,
  VERIFICATION_LINK_HOURS: 24,
  VERIFICATION_CODE_MINUTES: 30,
  /** A session without remember-me ends after so many hours without a call. */
  SESSION_IDLE_HOURS: 12,
  /** A session with remember-me ends after so many days without a call. */
  SESSION_REMEMBERED_DAYS: 30,
  /** No session lives longer, used or not. */
  SESSION_ABSOLUTE_DAYS: 90,
  /** At most this many mails go to one address in `MAIL_WINDOW_MINUTES`. */
  MAILS_PER_WINDOW: 5,
  MAIL_WINDOW_MINUTES: 30,
} as const;

/** Characters of which a new password needs at least one. */
export const PASSWORD_SPECIAL_CHARACTERS = "!@#$%^&*";
