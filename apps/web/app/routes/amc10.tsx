import { lessonsApi } from "../features/lessons/api.ts";
import { CourseHead } from "../features/lessons/course/course-head.tsx";
import { CourseLessons } from "../features/lessons/course/course-lessons.tsx";
import { TryThing } from "../features/lessons/things/try-thing.tsx";
import { Amc10Page } from "../features/math/amc10-page.tsx";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { RouteHead } from "../ui/head/route-head.tsx";

export const loader = prefetch(({ locale: language }) => [
  lessonsApi.endpoints.course.initiate({ params: { course: "amc10" }, query: { language } }),
]);
export const clientLoader = nothing;

export default function Amc10() {
  return (
    <>
      <RouteHead page="amc10" />
      <CourseHead course="amc10" />
      <Amc10Page
        lessons={<CourseLessons course="amc10" />}
        toTry={<TryThing thing={{ kind: "figure", figure: "lines", settings: {} }} />}
      />
    </>
  );
}
