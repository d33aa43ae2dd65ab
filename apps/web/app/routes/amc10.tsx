import { Amc10Page } from "../features/math/amc10-page.tsx";
import { CourseData } from "../ui/head/course-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Amc10() {
  return (
    <>
      <RouteHead page="amc10" />
      <CourseData page="amc10" />
      <Amc10Page />
    </>
  );
}
