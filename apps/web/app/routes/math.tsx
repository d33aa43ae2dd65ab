import { TryThing } from "../features/lessons/things/try-thing.tsx";
import { MathPage } from "../features/math/math-page.tsx";
import { HubData } from "../ui/head/hub-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function MathRoute() {
  return (
    <>
      <RouteHead page="math" />
      <HubData courses={["amc8", "amc10"]} />
      <MathPage toTry={<TryThing thing={{ kind: "figure", figure: "gnomon", settings: {} }} />} />
    </>
  );
}
