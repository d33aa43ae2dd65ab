import { ParentPage } from "../features/accounts/parent/parent-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function ParentConsent() {
  return (
    <>
      <RouteHead page="parentConsent" hidden />
      {/* The address holds a token until it is read. */}
      <meta name="referrer" content="no-referrer" />
      <ParentPage />
    </>
  );
}
