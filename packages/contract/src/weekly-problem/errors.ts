export const weeklyProblemErrors = {
  WEEK_CLOSED: { status: 409, message: "This week's problem is closed; a new one is open" },
  ALREADY_SOLVED: { status: 409, message: "You have already solved this problem" },
  NO_ATTEMPTS_LEFT: { status: 409, message: "You have used all attempts for this week" },
  TRIAL_USED: { status: 409, message: "The one answer without an account has been used; an account has more attempts" },
} as const;
