/** The badges, in the order of a shelf, each with how much of what its rule counts it takes. Names and rules stand in the locales. */
export const badgeTargets = {
  "first-drop": 1,
  "solved-5": 5,
  "solved-10": 10,
  "solved-26": 26,
  "solved-52": 52,
  "streak-3": 3,
  "streak-5": 5,
  "streak-10": 10,
  "streak-26": 26,
  "streak-52": 52,
  "first-try": 1,
  "no-hints": 5,
  "easy-5": 5,
  "medium-5": 5,
  "hard-5": 5,
  "all-difficulties": 3,
  "excellent-explanation": 1,
  comeback: 1,
  lessons: 5,
  tests: 3,
  homework: 5,
  forum: 3,
} as const;

export type Badge = keyof typeof badgeTargets;

export const badges = Object.keys(badgeTargets) as Badge[];

/** Who has solved nothing for so many weeks, though there were problems, and then solves one, has come back. */
export const COMEBACK_WEEKS = 3;
