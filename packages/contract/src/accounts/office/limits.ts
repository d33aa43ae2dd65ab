/** Limits of what the office does with accounts. */
export const userOfficeLimits = {
  /** So many accounts at once: what a page of the list holds. */
  ACT_USERS_MAX: 100,
  INVITATION_LINK_DAYS: 14,
  /** Of a file with people to invite. */
  IMPORT_LINES_MAX: 500,
  IMPORT_MAX_KB: 200,
  VIEW_NAME_MAX: 40,
  VIEWS_MAX: 20,
} as const;
