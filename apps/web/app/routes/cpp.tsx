import { CppPage } from "../features/compute/cpp-page.tsx";
import { lessonsApi } from "../features/lessons/api.ts";
import { CourseHead } from "../features/lessons/course/course-head.tsx";
import { CourseLessons } from "../features/lessons/course/course-lessons.tsx";
import { CppCell } from "../features/lessons/programs/cpp/cpp-cell.tsx";
import { TryThing } from "../features/lessons/things/try-thing.tsx";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { RouteHead } from "../ui/head/route-head.tsx";

export const loader = prefetch(({ locale: language }) => [
  lessonsApi.endpoints.course.initiate({ params: { course: "cpp" }, query: { language } }),
]);
export const clientLoader = nothing;

export default function Cpp() {
  return (
    <>
      <RouteHead page="cpp" />
      <CourseHead course="cpp" />
      <CppPage
        lessons={<CourseLessons course="cpp" />}
        toTry={<TryThing thing={{ kind: "figure", figure: "sieve", settings: { last: 120 } }} />}
        cell={(program) => <CppCell {...program} />}
      />
    </>
  );
}
