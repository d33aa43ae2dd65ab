/** Limits of the numbers about the site. */
export const analyticsLimits = {
  /** A range has at most so many days: three years. */
  ANALYTICS_DAYS_MAX: 1096,
  /** So many views a minute may be told from one network: a whole class sits behind one. */
  VIEWS_PER_MINUTE: 600,
  VIEW_PATH_MAX: 300,
} as const;
