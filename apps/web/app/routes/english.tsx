import { EnglishPage } from "../features/language/english-page.tsx";
import { CourseData } from "../ui/head/course-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function English() {
  return (
    <>
      <RouteHead page="english" />
      <CourseData page="english" />
      <EnglishPage />
    </>
  );
}
