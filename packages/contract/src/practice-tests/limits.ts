/** Limits of practice tests. */
export const practiceTestLimits = {
  /** What the first sitting of a paper earns, if so many questions are answered in it; later ones earn none. */
  PRACTICE_TEST_POINTS: 20,
  PRACTICE_TEST_ANSWERS_MIN: 10,
  /** The sittings that somebody is shown, the newest first. */
  SITTINGS_LISTED_MAX: 100,
} as const;
