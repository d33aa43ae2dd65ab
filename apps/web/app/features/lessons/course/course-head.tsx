import type { Course } from "@dripstone/contract/lessons/courses";
import { useLocale } from "../../../i18n/use-locale.ts";
import { CourseData } from "../../../ui/head/course-data.tsx";
import { useCourseQuery } from "../api.ts";

/** What search engines are told of a course, once it is known. */
export function CourseHead({ course }: { course: Course }) {
  const { data } = useCourseQuery({ params: { course }, query: { language: useLocale() } });
  return data && <CourseData course={data} />;
}
