import { TryThing } from "../features/lessons/things/try-thing.tsx";
import { RobotPage } from "../features/robot/robot-page.tsx";
import { HubData } from "../ui/head/hub-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Robot() {
  return (
    <>
      <RouteHead page="robot" />
      <HubData courses={["raspberryPi"]} />
      <RobotPage toTry={<TryThing thing={{ kind: "figure", figure: "cycloid", settings: {} }} />} />
    </>
  );
}
