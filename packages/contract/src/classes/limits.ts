/** Limits of classes. Lengths count code points after trimming. */
export const classLimits = {
  /** The lessons of a program, one a week. */
  PROGRAM_WEEKS_MAX: 16,
  /** How a parent is reached by phone. */
  PHONE_MAX: 40,
  /** What a family adds to a registration. */
  PLACE_NOTE_MAX: 500,
  /** The ages that can be told of a student. */
  STUDENT_AGE_MIN: 5,
  STUDENT_AGE_MAX: 19,
} as const;
