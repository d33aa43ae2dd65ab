import type { Course } from "@dripstone/contract/lessons/courses";
import type { Subject } from "../../../ui/page/page.tsx";

/** The subject whose hue a course has. */
export const subjectOf = (course: Course): Subject => subjects[course];

const subjects: Record<Course, Subject> = {
  amc8: "math",
  amc10: "math",
  python: "computing",
  cpp: "computing",
  "raspberry-pi": "robotics",
  chinese: "language",
  english: "language",
};
