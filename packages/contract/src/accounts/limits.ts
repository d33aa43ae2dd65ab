/** Limits of accounts. Lengths count code points after trimming. */
export const accountLimits = {
  /** Enough for the longest address that mail servers take. */
  EMAIL_MAX: 254,
  NAME_MAX: 80,
  SCHOOL_MAX: 120,
  GRADE_MAX: 20,
  /** What the login form asks for; older accounts may have short passwords. */
  LOGIN_PASSWORD_MIN: 6,
  PASSWORD_MIN: 8,
  PASSWORD_MAX: 200,
  /** Wrong passwords for one account from one address, after which it has to wait. */
  PASSWORD_TRIES: 10,
  /** Wrong passwords for one account from all addresses together; browsers that it knows are not stopped by it. */
  PASSWORD_TRIES_FROM_STRANGERS: 100,
  PASSWORD_TRY_MINUTES: 15,
  VERIFICATION_CODE_DIGITS: 6,
  /** Wrong codes after which a code is dead. */
  VERIFICATION_CODE_TRIES: 5,
  VERIFICATION_LINK_HOURS: 24,
  VERIFICATION_CODE_MINUTES: 30,
  RESET_LINK_MINUTES: 60,
  EMAIL_CHANGE_HOURS: 24,
  /** Who is younger needs a parent's yes. */
  PARENT_CONSENT_AGE: 13,
  /** Who is younger is a student. */
  GROWN_UP_AGE: 18,
  PARENT_LINK_DAYS: 30,
  /** A child's account lives so many days from the confirmation of its address without a parent's yes. */
  CONSENT_WAIT_DAYS: 30,
  /** After so many of them, the parent is reminded once. */
  CONSENT_REMINDER_DAYS: 7,
  /** So often in a day the office is told that a child's parent has said no. */
  REFUSALS_TOLD_PER_DAY: 5,
  /** The oldest birth year that is taken lies so many years back. */
  AGE_MAX: 120,
  DELETION_GRACE_DAYS: 14,
  AVATAR_MAX_MB: 5,
  /** A session without remember-me ends after so many hours without a call. */
  SESSION_IDLE_HOURS: 12,
  /** A session with remember-me ends after so many days without a call. */
  SESSION_REMEMBERED_DAYS: 30,
  /** No session lives longer, used or not. */
  SESSION_ABSOLUTE_DAYS: 90,
  /**
   * Of the mails that go to one address in `mailLimits.MAIL_WINDOW_MINUTES`, so many with a link to verify an address, and so many
   * with one for a new password: strangers can ask for both.
   */
  LINK_MAILS_PER_WINDOW: 3,
  /** So often in a day an account may have us write to an address that it names: a parent's, or a new one of its own. */
  LETTERS_PER_DAY: 10,
  /** For so long a browser keeps the mark of a visitor, and features what they know under it. */
  VISITOR_DAYS: 14,
} as const;

/** Characters of which a new password needs at least one. */
export const PASSWORD_SPECIAL_CHARACTERS = "!@#$%^&*";
