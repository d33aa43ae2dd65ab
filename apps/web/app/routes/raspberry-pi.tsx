import { RaspberryPiPage } from "../features/robot/raspberry-pi-page.tsx";
import { CourseData } from "../ui/head/course-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function RaspberryPi() {
  return (
    <>
      <RouteHead page="raspberryPi" />
      <CourseData page="raspberryPi" />
      <RaspberryPiPage />
    </>
  );
}
