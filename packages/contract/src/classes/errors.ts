export const classErrors = {
  CLASS_NOT_OPEN: { status: 409, message: "This class takes no registrations" },
  ALREADY_IN_CLASS: { status: 409, message: "This account has a place in this class already, or waits for one" },
} as const;
