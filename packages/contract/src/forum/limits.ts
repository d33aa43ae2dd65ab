/** Limits of the forum. Lengths count code points after trimming. */
export const forumLimits = {
  TITLE_MIN: 5,
  TITLE_MAX: 100,
  POST_MIN: 20,
  POST_MAX: 5000,
  REPLY_MIN: 10,
  REPLY_MAX: 2000,
} as const;
