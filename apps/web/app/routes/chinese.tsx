import { ChinesePage } from "../features/language/chinese-page.tsx";
import { CourseData } from "../ui/head/course-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Chinese() {
  return (
    <>
      <RouteHead page="chinese" />
      <CourseData page="chinese" />
      <ChinesePage />
    </>
  );
}
