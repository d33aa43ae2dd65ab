import { ComputePage } from "../features/compute/compute-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Compute() {
  return (
    <>
      <RouteHead page="compute" />
      <ComputePage />
    </>
  );
}
