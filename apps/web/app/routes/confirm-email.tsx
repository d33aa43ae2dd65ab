import { ConfirmEmailPage } from "../features/accounts/email/confirm-email-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function ConfirmEmail() {
  return (
    <>
      <RouteHead page="confirmEmail" hidden />
      {/* The address holds a token until it is read. */}
      <meta name="referrer" content="no-referrer" />
      <ConfirmEmailPage />
    </>
  );
}
