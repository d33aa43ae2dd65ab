import { RobotPage } from "../features/robot/robot-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Robot() {
  return (
    <>
      <RouteHead page="robot" />
      <RobotPage />
    </>
  );
}
