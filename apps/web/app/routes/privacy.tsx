import { LegalPage } from "../features/legal/legal-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Privacy() {
  return (
    <>
      <RouteHead page="privacy" />
      <LegalPage paper="privacy" />
    </>
  );
}
