/** Limits of what the office and teachers write of classes. Lengths count code points after trimming. */
export const classOfficeLimits = {
  /** The name of a semester, a break, a program or a class. */
  CLASS_NAME_MAX: 80,
  /** A semester's days, first and last included. */
  SEMESTER_DAYS_MAX: 400,
  SEMESTER_BREAKS_MAX: 20,
  /** How families pay in a semester. */
  PAYMENT_MAX: 3000,
  /** Programs that can be put in order. */
  PROGRAMS_ORDERED_MAX: 500,
  PROGRAM_SUMMARY_MAX: 600,
  PROGRAM_BOOKS_MAX: 12,
  WEEK_TITLE_MAX: 120,
  BOOK_TITLE_MAX: 160,
  BOOK_NOTE_MAX: 300,
  /** A sample's homework, and its correction. */
  SAMPLE_MAX: 4000,
  /** Where a class meets. */
  PLACE_MAX: 200,
  /** An address on the web. */
  ADDRESS_MAX: 500,
  /** A lesson, in minutes. */
  LESSON_MINUTES_MIN: 15,
  LESSON_MINUTES_MAX: 480,
  /** So many days before or after its semester a lesson, or its homework's deadline, may be moved. */
  LESSON_BESIDE_SEMESTER_MAX_DAYS: 60,
  CLASS_PLACES_MAX: 200,
  /** In cents. */
  CLASS_PRICE_MAX: 10_000_00,
  CONTEST_NOTE_MAX: 300,
  /** Materials, homework or the solution of one lesson, in one language. */
  LESSON_TEXT_MAX: 20_000,
  /** What the office notes of a payment, or gives as the reason of a change. */
  OFFICE_NOTE_MAX: 300,
} as const;
