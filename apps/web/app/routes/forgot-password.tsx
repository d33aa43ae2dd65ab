import { ForgotPage } from "../features/accounts/password/forgot-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function ForgotPassword() {
  return (
    <>
      <RouteHead page="forgotPassword" hidden />
      <ForgotPage />
    </>
  );
}
