import { EnglishPage } from "../features/language/english-page.tsx";
import { lessonsApi } from "../features/lessons/api.ts";
import { CourseHead } from "../features/lessons/course/course-head.tsx";
import { CourseLessons } from "../features/lessons/course/course-lessons.tsx";
import { TryThing } from "../features/lessons/things/try-thing.tsx";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { RouteHead } from "../ui/head/route-head.tsx";

export const loader = prefetch(({ locale: language }) => [
  lessonsApi.endpoints.course.initiate({ params: { course: "english" }, query: { language } }),
]);
export const clientLoader = nothing;

/** They are English in both versions of the page. */
const sentences = ["The drop is small.", "It falls all day and all night.", "In the end, the stone has a hole."];

export default function English() {
  return (
    <>
      <RouteHead page="english" />
      <CourseHead course="english" />
      <EnglishPage
        lessons={<CourseLessons course="english" />}
        toTry={<TryThing thing={{ kind: "dictation", language: "en", sentences }} />}
      />
    </>
  );
}
