/** Limits of what somebody is told on the site. */
export const noticeLimits = {
  /** Of each person's notices only so many are kept, the newest. */
  NOTICES_KEPT: 50,
  /** One that was read is forgotten after so many days. */
  NOTICE_READ_DAYS: 60,
} as const;
