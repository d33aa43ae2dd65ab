import { lessonsApi } from "../features/lessons/api.ts";
import { CourseHead } from "../features/lessons/course/course-head.tsx";
import { CourseLessons } from "../features/lessons/course/course-lessons.tsx";
import type { Part } from "../features/lessons/programs/pi/parts.ts";
import { PiPanel } from "../features/lessons/programs/pi/pi-panel.tsx";
import { RaspberryPiPage } from "../features/robot/raspberry-pi-page.tsx";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { RouteHead } from "../ui/head/route-head.tsx";

export const loader = prefetch(({ locale: language }) => [
  lessonsApi.endpoints.course.initiate({ params: { course: "raspberry-pi" }, query: { language } }),
]);
export const clientLoader = nothing;

const boards = {
  lamp: [{ kind: "led", pin: 17, color: "red" }],
  touch: [
    { kind: "led", pin: 17, color: "yellow" },
    { kind: "buzzer", pin: 22 },
    { kind: "button", pin: 2 },
  ],
  robot: [
    { kind: "robot", left: [4, 14], right: [17, 18] },
    { kind: "distance", pin: 24, trigger: 23 },
  ],
} as const satisfies Record<string, readonly Part[]>;

export default function RaspberryPi() {
  return (
    <>
      <RouteHead page="raspberryPi" />
      <CourseHead course="raspberry-pi" />
      <RaspberryPiPage
        lessons={<CourseLessons course="raspberry-pi" />}
        panel={({ wired, ...program }) => <PiPanel {...program} parts={boards[wired]} />}
      />
    </>
  );
}
