import { lessonsApi } from "../features/lessons/api.ts";
import { CourseHead } from "../features/lessons/course/course-head.tsx";
import { CourseLessons } from "../features/lessons/course/course-lessons.tsx";
import Geoboard from "../features/lessons/figures/geoboard.tsx";
import { ThingFrame } from "../features/lessons/things/thing-frame.tsx";
import { Amc8Page } from "../features/math/amc8-page.tsx";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { RouteHead } from "../ui/head/route-head.tsx";

export const loader = prefetch(({ locale: language }) => [
  lessonsApi.endpoints.course.initiate({ params: { course: "amc8" }, query: { language } }),
]);
export const clientLoader = nothing;

export default function Amc8() {
  return (
    <>
      <RouteHead page="amc8" />
      <CourseHead course="amc8" />
      <Amc8Page
        lessons={<CourseLessons course="amc8" />}
        toTry={
          <ThingFrame kind="figure">
            <Geoboard settings={{ size: 6 }} />
          </ThingFrame>
        }
      />
    </>
  );
}
