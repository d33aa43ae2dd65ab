export const classOfficeErrors = {
  SEMESTER_IN_USE: { status: 409, message: "This semester has classes" },
  PROGRAM_IN_USE: { status: 409, message: "There are classes of this program" },
  CLASS_IN_USE: { status: 409, message: "There are students, payments or homework in this class" },
} as const;
