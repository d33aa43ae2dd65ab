import { CppPage } from "../features/compute/cpp-page.tsx";
import { CourseData } from "../ui/head/course-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Cpp() {
  return (
    <>
      <RouteHead page="cpp" />
      <CourseData page="cpp" />
      <CppPage />
    </>
  );
}
