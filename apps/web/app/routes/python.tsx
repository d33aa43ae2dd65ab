import { PythonPage } from "../features/compute/python-page.tsx";
import { CourseData } from "../ui/course-data.tsx";
import { RouteHead } from "../ui/route-head.tsx";

export default function Python() {
  return (
    <>
      <RouteHead page="python" />
      <CourseData page="python" />
      <PythonPage />
    </>
  );
}
