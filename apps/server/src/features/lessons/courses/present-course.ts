import type { CourseSource, LessonSource } from "@dripstone/content";
import type { CourseWithLessons, LessonFacts } from "@dripstone/contract/lessons/payloads";
import type { Locale } from "@dripstone/contract/locale";

export function presentLessonFacts(
  { course, slug, number, minutes, text }: LessonSource,
  language: Locale,
): LessonFacts {
  const { title, question, exercises } = text[language];
  return { course, slug, number, title, question, minutes, exercises: exercises.length };
}

export function presentCourse(source: CourseSource, language: Locale): CourseWithLessons {
  const { course, level, ages, price, startsOn, endsOn, text, lessons } = source;
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  return {
    ...{ course, level, ages, price, startsOn, endsOn, minutes },
    ...text[language],
    lessons: lessons.map((lesson) => presentLessonFacts(lesson, language)),
  };
}
