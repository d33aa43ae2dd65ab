import { RegisterPage } from "../features/accounts/register-page.tsx";
import { RouteHead } from "../ui/route-head.tsx";

export default function Register() {
  return (
    <>
      <RouteHead page="register" />
      <RegisterPage />
    </>
  );
}
