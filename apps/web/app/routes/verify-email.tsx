import { VerifyPage } from "../features/accounts/verification/verify-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function VerifyEmail() {
  return (
    <>
      <RouteHead page="verifyEmail" hidden />
      {/* The address holds a token until it is read. */}
      <meta name="referrer" content="no-referrer" />
      <VerifyPage />
    </>
  );
}
