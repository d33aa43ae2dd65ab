import { LegalPage } from "../features/legal/legal-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Terms() {
  return (
    <>
      <RouteHead page="terms" />
      <LegalPage paper="terms" />
    </>
  );
}
