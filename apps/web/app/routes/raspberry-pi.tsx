import { RaspberryPiPage } from "../features/robot/raspberry-pi-page.tsx";
import { CourseData } from "../ui/course-data.tsx";
import { RouteHead } from "../ui/route-head.tsx";

export default function RaspberryPi() {
  return (
    <>
      <RouteHead page="raspberryPi" />
      <CourseData page="raspberryPi" />
      <RaspberryPiPage />
    </>
  );
}
