import { ForgotPage } from "../features/accounts/password/forgot-page.tsx";
import { RouteHead } from "../ui/route-head.tsx";

export default function ForgotPassword() {
  return (
    <>
      <RouteHead page="forgotPassword" hidden />
      <ForgotPage />
    </>
  );
}
