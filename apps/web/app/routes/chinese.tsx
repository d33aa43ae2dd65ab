import { ChinesePage } from "../features/language/chinese-page.tsx";
import { CourseData } from "../ui/course-data.tsx";
import { RouteHead } from "../ui/route-head.tsx";

export default function Chinese() {
  return (
    <>
      <RouteHead page="chinese" />
      <CourseData page="chinese" />
      <ChinesePage />
    </>
  );
}
