/** Limits of what parents ask of children. */
export const familyLimits = {
  /** So many children a parent asks in a day. */
  FAMILY_ASKED_PER_DAY: 5,
  /** For so many days a question that has no yes is kept. */
  FAMILY_ASKED_DAYS: 30,
} as const;
