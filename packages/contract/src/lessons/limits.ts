/** Limits of lessons. Lengths count code points. */
export const lessonLimits = {
  /** What a lesson earns once it is completed, if every exercise is solved; what was shown earns its share not. */
  LESSON_POINTS: 10,
  /** What an exercise is worth in a lesson's score: at the first attempt without a hint, with one or at the second, later. */
  EXERCISE_SCORE_FIRST: 100,
  EXERCISE_SCORE_SECOND: 80,
  EXERCISE_SCORE_LATER: 60,
  EXERCISES_MIN: 6,
  EXERCISES_MAX: 24,
  LESSON_STEPS_MIN: 3,
  LESSON_STEPS_MAX: 6,
  LESSON_EXAMPLES_MAX: 3,
  LESSON_HINTS_MAX: 3,
  LESSON_ANSWER_MAX: 500,
  CHOICES_MIN: 3,
  CHOICES_MAX: 5,
  ORDER_ITEMS_MIN: 3,
  ORDER_ITEMS_MAX: 7,
  MATCH_PAIRS_MIN: 3,
  MATCH_PAIRS_MAX: 6,
  PROGRAM_SOURCE_MAX: 10_000,
  PROGRAM_OUTPUT_MAX: 4000,
  /** Runs of a program that is graded. */
  PROGRAM_INPUTS_MAX: 8,
  LESSON_TITLE_MAX: 80,
  LESSON_QUESTION_MAX: 160,
  /** Between two things to do. */
  LESSON_WORDS_MAX: 180,
  LESSON_CHARACTERS_MAX: 320,
  /** Counted once; more is no help to whoever reads it. */
  ATTEMPTS_COUNTED_MAX: 1000,
  /** What a browser hands over to an account at once: more than there are lessons. */
  LESSONS_TAKEN_ALONG_MAX: 100,
} as const;
