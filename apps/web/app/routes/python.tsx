import { PythonPage } from "../features/compute/python-page.tsx";
import { PythonCell } from "../features/lessons/programs/python/python-cell.tsx";
import { CourseData } from "../ui/head/course-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Python() {
  return (
    <>
      <RouteHead page="python" />
      <CourseData page="python" />
      <PythonPage cell={(program) => <PythonCell {...program} />} />
    </>
  );
}
