/** Limits of the weekly problem. Lengths count code points after trimming. */
export const weeklyProblemLimits = {
  ANSWER_MAX: 500,
  EXPLANATION_MAX: 2000,
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
} as const;
