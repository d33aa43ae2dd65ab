import { Amc8Page } from "../features/math/amc8-page.tsx";
import { CourseData } from "../ui/head/course-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Amc8() {
  return (
    <>
      <RouteHead page="amc8" />
      <CourseData page="amc8" />
      <Amc8Page />
    </>
  );
}
