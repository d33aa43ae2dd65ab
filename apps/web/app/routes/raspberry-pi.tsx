import type { Part } from "../features/lessons/programs/pi/parts.ts";
import { PiPanel } from "../features/lessons/programs/pi/pi-panel.tsx";
import { RaspberryPiPage } from "../features/robot/raspberry-pi-page.tsx";
import { CourseData } from "../ui/head/course-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

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
      <CourseData page="raspberryPi" />
      <RaspberryPiPage panel={({ wired, ...program }) => <PiPanel {...program} parts={boards[wired]} />} />
    </>
  );
}
