import { ComputePage } from "../features/compute/compute-page.tsx";
import { TryThing } from "../features/lessons/things/try-thing.tsx";
import { HubData } from "../ui/head/hub-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Compute() {
  return (
    <>
      <RouteHead page="compute" />
      <HubData courses={["python", "cpp"]} />
      <ComputePage toTry={<TryThing thing={{ kind: "figure", figure: "binary-wall", settings: { bits: 5 } }} />} />
    </>
  );
}
