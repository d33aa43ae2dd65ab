/** Limits of classes. */
export const classLimits = {
  /** The lessons of a program, one a week. */
  PROGRAM_WEEKS_MAX: 16,
} as const;
