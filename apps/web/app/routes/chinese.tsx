import { ChinesePage } from "../features/language/chinese-page.tsx";
import { lessonsApi } from "../features/lessons/api.ts";
import { CourseHead } from "../features/lessons/course/course-head.tsx";
import { CourseLessons } from "../features/lessons/course/course-lessons.tsx";
import { TryThing } from "../features/lessons/things/try-thing.tsx";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { RouteHead } from "../ui/head/route-head.tsx";

export const loader = prefetch(({ locale: language }) => [
  lessonsApi.endpoints.course.initiate({ params: { course: "chinese" }, query: { language } }),
]);
export const clientLoader = nothing;

export default function Chinese() {
  return (
    <>
      <RouteHead page="chinese" />
      <CourseHead course="chinese" />
      <ChinesePage
        lessons={<CourseLessons course="chinese" />}
        toWrite={<TryThing thing={{ kind: "characters", characters: "水石" }} />}
        toHear={<TryThing thing={{ kind: "figure", figure: "tones", settings: {} }} />}
      />
    </>
  );
}
