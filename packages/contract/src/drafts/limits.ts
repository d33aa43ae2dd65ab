/** Limits of what is kept of writing that was not sent yet. */
export const draftLimits = {
  /** All texts of a draft with their names, in UTF-8. */
  DRAFT_MAX_KB: 60,
  DRAFT_TEXTS_MAX: 20,
  /** So many of one kind each person may have. */
  DRAFTS_MAX: 20,
  /** One that nobody has changed is forgotten after so many days. */
  DRAFT_DAYS: 90,
} as const;
