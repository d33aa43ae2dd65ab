import { ResetPage } from "../features/accounts/password/reset-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function ResetPassword() {
  return (
    <>
      <RouteHead page="resetPassword" hidden />
      {/* The address holds a token until it is read. */}
      <meta name="referrer" content="no-referrer" />
      <ResetPage />
    </>
  );
}
