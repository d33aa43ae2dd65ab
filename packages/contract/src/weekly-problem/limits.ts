/** Limits of the weekly problem. Lengths count code points after trimming. */
export const weeklyProblemLimits = {
  ANSWER_MAX: 500,
  EXPLANATION_MAX: 2000,
  /** What a teacher says to an explanation. */
  REVIEW_COMMENT_MAX: 2000,
  /** Weeks that a teacher can choose among explanations: a year and a summer. */
  EXPLAINED_WEEKS_MAX: 70,
  /** Answers of visitors that are judged for one address in a day: a family's, but too few to find the right one by trying. */
  VISITORS_JUDGED_PER_DAY: 10,
  /** Readable answers that a student may give in one week. */
  ATTEMPTS_PER_WEEK: 5,
  POINTS_EASY: 10,
  POINTS_MEDIUM: 20,
  POINTS_HARD: 30,
  /** A wrong attempt lowers what the right one earns by so many points, down to half. */
  POINTS_LOST_PER_ATTEMPT: 2,
  /** A wrong answer is published once so many students gave it, and no more than so many of them. */
  COMMON_WRONG_MIN_STUDENTS: 5,
  COMMON_WRONG_MAX: 3,
  WARM_UPS: 2,
  /** What teachers are told of them. */
  WRONG_REPORTED_MAX: 20,
  /** What a problem may hold when it is written at the desk; figures stand in the texts. */
  PROBLEM_TITLE_MAX: 80,
  STATEMENT_MAX: 20_000,
  /** Idea, direction, similar worked example. */
  HINTS_MIN: 3,
  HINTS_MAX: 6,
  HINT_MAX: 10_000,
  SOLUTION_MAX: 20_000,
  FEEDBACK_MAX: 1000,
  KEYS_MAX: 10,
  FORESEEN_MAX: 20,
  LETTERS_MAX: 10,
  /** Of the code of a foreseen slip. */
  SLIP_CODE_MAX: 60,
  /** Answers that are tried at the desk at once. */
  TRIED_MAX: 20,
  /** How far ahead weeks are planned. */
  WEEKS_PLANNED: 16,
  /** A body with a whole problem: all texts at their longest, in Chinese. */
  PROBLEM_MAX_KB: 768,
} as const;
