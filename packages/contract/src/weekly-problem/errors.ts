export const weeklyProblemErrors = {
  WEEK_CLOSED: { status: 409, message: "This week's problem is closed; a new one is open" },
  ALREADY_SOLVED: { status: 409, message: "You have already solved this problem" },
  NO_ATTEMPTS_LEFT: { status: 409, message: "You have used all attempts for this week" },
  TRIAL_USED: { status: 409, message: "The one answer without an account has been used; an account has more attempts" },
  EDITED_MEANWHILE: { status: 409, message: "Someone else has changed this in the meantime" },
  PROBLEM_OF_CONTENT: { status: 409, message: "This problem comes with the content's files; copy it to change it" },
  PROBLEM_ASKED: { status: 409, message: "This problem has a week; answers are judged by it" },
  PROBLEM_NOT_READY: { status: 409, message: "Something is missing before this problem can be asked" },
  WEEK_TAKEN: { status: 409, message: "This week has a problem already" },
  WEEK_BEGUN: { status: 409, message: "This week has begun, or is over" },
  WEEK_TOO_FAR: { status: 409, message: "This week is too far ahead to be planned" },
  WEEK_NOT_OPEN: { status: 409, message: "This week is not open" },
} as const;
