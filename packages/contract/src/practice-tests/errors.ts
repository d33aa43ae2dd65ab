export const practiceTestErrors = {
  TIME_IS_UP: { status: 409, message: "The time of this sitting is up; it has been handed in" },
  SITTING_HANDED_IN: { status: 409, message: "This sitting has been handed in" },
  SITTING_OPEN: { status: 409, message: "This sitting has not been handed in yet" },
  ANSWER_CHANGED_MEANWHILE: { status: 409, message: "This answer has been changed on another device in the meantime" },
} as const;
