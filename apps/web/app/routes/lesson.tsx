import { courseAt } from "@dripstone/contract/lessons/paths";
import { useLocation, useParams } from "react-router";
import { isFailure } from "../api/failure.ts";
import { lessonsApi, useLessonQuery } from "../features/lessons/api.ts";
import { LessonPage } from "../features/lessons/reading/lesson-page.tsx";
import { LessonWaiting } from "../features/lessons/reading/lesson-waiting.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { LessonData } from "../ui/head/lesson-data.tsx";
import { PageHead } from "../ui/head/page-head.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { NotFoundPage } from "../ui/notice/not-found-page.tsx";

export const loader = prefetch(({ locale: language, path, params: { lesson = "" } }) => {
  const course = courseAt(path);
  return course ? [lessonsApi.endpoints.lesson.initiate({ params: { course, lesson }, query: { language } })] : [];
});
export const clientLoader = nothing;

export default function Lesson() {
  const { lesson = "" } = useParams();
  const course = courseAt(useLocation().pathname) ?? "amc8";
  const params = { course, lesson };
  const { currentData, error, refetch } = useLessonQuery({ params, query: { language: useLocale() } });
  if (currentData) {
    const { title, question } = currentData;
    return (
      <>
        <PageHead title={title} description={question} />
        <LessonData course={course} lesson={currentData} />
        <LessonPage key={`${course}/${lesson}`} lesson={currentData} />
      </>
    );
  }
  if (isFailure(error) && error.code === "NOT_FOUND") return <NotFoundPage />;
  return (
    <>
      <RouteHead page="lesson" />
      <LessonWaiting error={error} onRetry={refetch} />
    </>
  );
}
