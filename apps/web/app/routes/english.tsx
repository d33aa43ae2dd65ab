import { EnglishPage } from "../features/language/english-page.tsx";
import { CourseData } from "../ui/course-data.tsx";
import { RouteHead } from "../ui/route-head.tsx";

export default function English() {
  return (
    <>
      <RouteHead page="english" />
      <CourseData page="english" />
      <EnglishPage />
    </>
  );
}
