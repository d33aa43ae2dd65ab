import { ComputePage } from "../features/compute/compute-page.tsx";
import { RouteHead } from "../ui/route-head.tsx";

export default function Compute() {
  return (
    <>
      <RouteHead page="compute" />
      <ComputePage />
    </>
  );
}
