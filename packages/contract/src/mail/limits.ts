/** Limits of the mails that we send. */
export const mailLimits = {
  /** At most this many mails go to one address in `MAIL_WINDOW_MINUTES`. */
  MAILS_PER_WINDOW: 5,
  MAIL_WINDOW_MINUTES: 30,
} as const;
