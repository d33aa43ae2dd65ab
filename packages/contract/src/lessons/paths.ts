import { type Path, paths } from "../paths.ts";
import { type Course, courses } from "./courses.ts";

const places = {
  amc8: { course: paths.amc8, lesson: paths.amc8Lesson },
  amc10: { course: paths.amc10, lesson: paths.amc10Lesson },
  python: { course: paths.python, lesson: paths.pythonLesson },
  cpp: { course: paths.cpp, lesson: paths.cppLesson },
  "raspberry-pi": { course: paths.raspberryPi, lesson: paths.raspberryPiLesson },
  chinese: { course: paths.chinese, lesson: paths.chineseLesson },
  english: { course: paths.english, lesson: paths.englishLesson },
} as const satisfies Record<Course, { course: Path; lesson: (slug: string) => Path }>;

/** The address of a course's page. */
export const coursePath = (course: Course) => places[course].course;

/** The address of a lesson. */
export const lessonPath = (course: Course, slug: string) => places[course].lesson(slug);

/** The course to which the page at an address belongs; null for a page of none. */
export function courseAt(path: string): Course | null {
  return courses.find((course) => path === coursePath(course) || path.startsWith(`${coursePath(course)}/`)) ?? null;
}
