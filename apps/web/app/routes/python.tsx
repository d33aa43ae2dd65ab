import { PythonPage } from "../features/compute/python-page.tsx";
import { lessonsApi } from "../features/lessons/api.ts";
import { CourseHead } from "../features/lessons/course/course-head.tsx";
import { CourseLessons } from "../features/lessons/course/course-lessons.tsx";
import { PythonCell } from "../features/lessons/programs/python/python-cell.tsx";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { RouteHead } from "../ui/head/route-head.tsx";

export const loader = prefetch(({ locale: language }) => [
  lessonsApi.endpoints.course.initiate({ params: { course: "python" }, query: { language } }),
]);
export const clientLoader = nothing;

export default function Python() {
  return (
    <>
      <RouteHead page="python" />
      <CourseHead course="python" />
      <PythonPage lessons={<CourseLessons course="python" />} cell={(program) => <PythonCell {...program} />} />
    </>
  );
}
